/** A link to the home, as React writes it. */
const HOME_LINK = /\shref="\/(?:en)?\?[^"#]*/g;
const OPENS = /[?;]popin=true(?:&amp;|$)/;

/** The page as it is for whoever came by a campaign: its links to the funnel carry it along, and nothing else of it depends on it. */
export function withCampaign(html: string, campaign: string): string {
  const more = `&amp;${campaign.replaceAll('&', '&amp;')}`;
  return html.replace(HOME_LINK, (link) => (OPENS.test(link) ? `${link}${more}` : link));
}
