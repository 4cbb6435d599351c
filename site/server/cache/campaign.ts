/** A link to the funnel, as React writes it: the home's address with the pop-in open. */
const OPENING = /(?<=\shref="\/(?:en)?\?(?:[^"#]*&amp;)?popin=true(?:&amp;[^"#]*)?)(?=["#])/g;

/** The page as it is for whoever came by a campaign: its links to the funnel carry it along, and nothing else of it depends on it. */
export function withCampaign(html: string, campaign: string): string {
  return html.replace(OPENING, () => `&amp;${campaign.replaceAll('&', '&amp;')}`);
}
