//! The cover for the hall: a road of ages, from a pyramid in the sand to a rocket in the sky. The
//! middle square is seen in any frame.

use maud::{Markup, html};

pub(crate) fn draw() -> Markup {
    html! {
        svg.cover-drawing.of-ages viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            rect.sky width="320" height="200" {}
            (sun())
            (far_hills())
            g transform="translate(46 30) scale(.8)" { (pyramid()) }
            g transform="translate(7 0)" { (cathedral()) }
            g transform="translate(-20 0)" { (tower()) }
            g transform="translate(-38 0)" { (rocket()) }
            (road())
        }
    }
}

fn sun() -> Markup {
    html! {
        circle.sun cx="104" cy="46" r="20" {}
        @for ray in 0..16 {
            path.ray d="M104 22l-3-9h6z" transform={ "rotate(" (f64::from(ray) * 22.5) " 104 46)" } {}
        }
    }
}

fn far_hills() -> Markup {
    html! {
        path.hill-far d="M0 126c40-22 70-14 104-6s62-16 98-12 70 14 118-8v100H0z" {}
        path.hill-near d="M0 146c50-14 96-8 140-4s110-10 180-2v60H0z" {}
    }
}

fn pyramid() -> Markup {
    html! {
        path.stone d="M22 148 62 92l40 56z" {}
        path.shade d="M62 92 102 148H74z" {}
        path.ink d="M34 131.500h56M44 117.500h36M53 104.500h18" {}
    }
}

fn cathedral() -> Markup {
    html! {
        path.wall d="M120 146v-44h34v44z" {}
        path.roof d="M120 102v-6l6-22 6 22v6zM142 102v-6l6-22 6 22v6z" {}
        path.wall d="M132 102l5-8 5 8z" {}
        circle.glass cx="137" cy="112" r="5.500" {}
        path.ink d="M126 128c0-6 6-6 6 0v8h-6zM142 128c0-6 6-6 6 0v8h-6zM134 146v-12c0-4 6-4 6 0v12" {}
    }
}

fn tower() -> Markup {
    html! {
        path.iron d="M186 146c8-14 12-34 13-70h6c1 36 5 56 13 70h-9c-3-9-11-9-14 0z" {}
        path.ink d="M191 132h22M195.500 116h13M197.500 100h9M202 76V62" {}
        circle.flag cx="202" cy="60" r="2.500" {}
    }
}

fn rocket() -> Markup {
    html! {
        path.smoke d="M262 150c-8-1-12-8-6-13-3-8 8-12 12-6 2-8 14-8 16 0 6-5 16 1 12 8 6 5 0 12-8 11z" {}
        path.hull d="M270 132c-5-30-4-62 6-82 10 20 11 52 6 82z" {}
        path.fin d="M270 132l-8 6c-1-12 1-18 6-24zM282 132l8 6c1-12-1-18-6-24z" {}
        circle.glass cx="276" cy="82" r="5" {}
        path.ink d="M271 104h10M270.500 118h11" {}
    }
}

/// The road, with the ages along it.
fn road() -> Markup {
    html! {
        path.road d="M-4 190c60-14 90-2 140-10s110-22 188-14v36H-4z" {}
        @for (x, y, age) in [(82, 185, "A"), (137, 182, "I"), (186, 176, "II"), (240, 171, "III")] {
            circle.milestone cx=(x) cy=(y) r="10" {}
            text.milestone-age x=(x) y=(y + 4) { (age) }
        }
    }
}
