//! What stands between the server and the people who use it, as flags of `oikumene serve`.

use clap::Args;
use server::http::{Outside, PublicUrl};
use server::network::Network;

#[derive(Args, Clone)]
#[command(next_help_heading = "Behind a proxy")]
pub struct OutsideArgs {
    /// A proxy that may say for whom it asks (X-Forwarded-For, X-Forwarded-Proto); may be given
    /// again, or as a list with commas
    #[arg(
        long,
        value_name = "ADDRESS[/PREFIX]",
        env = "OIKUMENE_TRUSTED_PROXY",
        hide_env_values = true,
        value_delimiter = ','
    )]
    trusted_proxy: Vec<Network>,
    /// The address that people type, such as https://games.example
    #[arg(long, value_name = "URL", env = "OIKUMENE_PUBLIC_URL", hide_env_values = true)]
    public_url: Option<PublicUrl>,
    /// Who may read /metrics, beside this machine itself; may be given again, or as a list with
    /// commas
    #[arg(
        long,
        value_name = "ADDRESS[/PREFIX]",
        env = "OIKUMENE_METRICS_FROM",
        hide_env_values = true,
        value_delimiter = ','
    )]
    metrics_from: Vec<Network>,
}

impl OutsideArgs {
    pub fn outside(&self) -> Outside {
        Outside {
            trusted_proxies: self.trusted_proxy.clone(),
            public_url: self.public_url.clone(),
            metrics_from: self.metrics_from.clone(),
        }
    }
}
