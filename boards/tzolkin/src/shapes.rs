//! Numbers, directions and outlines: the geometry that every piece shares.

use maud::Render;
use std::f32::consts::TAU;
use std::fmt::Write;

/// A number in an attribute: one decimal at most.
#[derive(Clone, Copy)]
pub(crate) struct N(pub f32);

impl Render for N {
    fn render_to(&self, out: &mut String) {
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths < 0 {
            out.push('-');
        }
        let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
        // Writing to a string cannot fail.
        let _ = match tenth {
            0 => write!(out, "{whole}"),
            _ => write!(out, "{whole}.{tenth}"),
        };
    }
}

/// `translate(x y)`
#[derive(Clone, Copy)]
pub(crate) struct Move(pub f32, pub f32);

impl Render for Move {
    fn render_to(&self, out: &mut String) {
        out.push_str("translate(");
        N(self.0).render_to(out);
        out.push(' ');
        N(self.1).render_to(out);
        out.push(')');
    }
}

/// `rotate(degrees)`, clockwise. Kept exact, so that a gear that has turned for weeks still meshes.
#[derive(Clone, Copy)]
pub(crate) struct Turn(pub f32);

impl Render for Turn {
    fn render_to(&self, out: &mut String) {
        let _ = write!(out, "rotate({:.3})", self.0);
    }
}

/// The point at some distance in some direction; degrees go clockwise from the right.
pub(crate) fn toward(degrees: f32, distance: f32) -> (f32, f32) {
    let radians = degrees.to_radians();
    (radians.cos() * distance, radians.sin() * distance)
}

/// How far teeth reach beyond and below the circle on which gears meet.
pub(crate) const TOOTH: f32 = 7.0;

/// The outline of a gear around the origin, with a tooth to the right. Gears of one pitch mesh when
/// their circles touch.
pub(crate) fn gear(teeth: u8, radius: f32) -> String {
    gear_with(teeth, radius, TOOTH)
}

/// As [`gear`], with teeth of another height.
pub(crate) fn gear_with(teeth: u8, radius: f32, height: f32) -> String {
    let pitch = 360.0 / f32::from(teeth);
    let (tip, root) = (radius + height * 0.86, radius - height);
    // Arc lengths, so that small and large gears have teeth of one size.
    let arc = TAU * radius / f32::from(teeth);
    let (half_tip, half_root) = (pitch * height * 0.66 / arc, pitch * height * 1.17 / arc);
    let mut path = String::new();
    for tooth in 0..teeth {
        let at = f32::from(tooth) * pitch;
        let corners = [
            (at - half_root, root),
            (at - half_tip, tip),
            (at + half_tip, tip),
            (at + half_root, root),
        ];
        for (corner, (degrees, distance)) in corners.into_iter().enumerate() {
            let (x, y) = toward(degrees, distance);
            let step = match (tooth, corner) {
                (0, 0) => "M".to_string(),
                (_, 0) => format!("A{root:.1} {root:.1} 0 0 1 "),
                (_, 2) => format!("A{tip:.1} {tip:.1} 0 0 1 "),
                _ => "L".to_string(),
            };
            let _ = write!(path, "{step}{x:.1} {y:.1}");
        }
    }
    path.push('Z');
    path
}

/// A part of a ring around the origin between two directions.
pub(crate) fn ring(from: f32, to: f32, inner: f32, outer: f32) -> String {
    let large = u8::from(to - from > 180.0);
    let [(ax, ay), (bx, by)] = [toward(from, outer), toward(to, outer)];
    let [(cx, cy), (dx, dy)] = [toward(to, inner), toward(from, inner)];
    format!(
        "M{ax:.1} {ay:.1}A{outer} {outer} 0 {large} 1 {bx:.1} {by:.1}\
         L{cx:.1} {cy:.1}A{inner} {inner} 0 {large} 0 {dx:.1} {dy:.1}Z"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_decimal_at_most() {
        let said = |number| N(number).render().into_string();
        assert_eq!(
            [said(3.0), said(-0.25), said(12.34), said(-7.0)],
            ["3", "-0.3", "12.3", "-7"].map(String::from)
        );
    }

    #[test]
    fn a_gear_has_its_teeth() {
        assert_eq!(gear(13, 56.0).matches('L').count(), 26);
    }
}
