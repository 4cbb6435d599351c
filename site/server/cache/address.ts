import { pageQuery } from '../../app/modules/navigation';
import { campaignIn } from '../../app/modules/origin';

/** A page as it is kept: by its path and what of the query it is made of. The campaign is put in when it is sent. */
export type PageAddress = { address: string; hasQuery: boolean; campaign: string };

/** Longer than any address that a page of ours leads to. */
const LONGEST = 1000;

/** What is no page, or one person's: calls, files, forms, drawings, feeds. What is searched for follows its index, which is late after a clear. */
const NO_PAGE = [
  /^\/(?:api|assets|consentement|hors-ligne|partage|uploads)(?:\/|$)/,
  /^(?:\/en)?\/(?:crm|error)\//,
  /^(?:\/en)?\/recherche(?:\.data)?$/,
  /\.(?:css|ico|ics|png|svg|txt|webmanifest|xml)$/,
];

/** A draft, and the pop-in's form once it is sent: they depend on who asks. */
const ONE_PERSONS = ['preview', 'confirm'];

/** The router's own: which of a page's parts it lacks. */
const ROUTES = '_routes';

/** Undefined for what no copy is kept of. */
export function pageAddress(url: string): PageAddress | undefined {
  if (url.length > LONGEST) return undefined;
  const [path = '', asked] = url.split('?', 2);
  if (NO_PAGE.some((pattern) => pattern.test(path))) return undefined;
  if (!asked) return { address: path, hasQuery: false, campaign: '' };
  const { search, searchParams } = new URL(`http://site${url}`);
  if (ONE_PERSONS.some((name) => searchParams.has(name))) return undefined;
  const own = pageQuery(searchParams);
  const hasQuery = own.size > 0;
  const routes = path.endsWith('.data') ? searchParams.get(ROUTES) : null;
  if (routes !== null) own.set(ROUTES, routes);
  return {
    address: own.size > 0 ? `${path}?${own}` : path,
    hasQuery,
    campaign: campaignIn(search),
  };
}
