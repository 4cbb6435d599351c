import type {
  EducationalOrganizationLeaf,
  SearchAction,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';
import { pathIn } from '../../navigation';
import type { Language } from '../../taxonomy';
import { campusId, originOf, schoolId, siteId } from './ids';

export type School = {
  locale: Language;
  core: { settings: { siteName: string; socials: { url: string }[] } };
  datas: { campuses: { slug: string }[] };
};

const LOGO = '/icons/icon-512.png';

/** Who speaks, on any page. */
export function school(page: string, { core }: School): EducationalOrganizationLeaf {
  const origin = originOf(page);
  return {
    '@type': 'EducationalOrganization',
    ...schoolId(page),
    name: core.settings.siteName,
    url: `${origin}/`,
    logo: `${origin}${LOGO}`,
  };
}

/** The same, with all that the home leads to: its campuses, and where else it is. */
export function wholeSchool(page: string, site: School): EducationalOrganizationLeaf {
  const { settings } = site.core;
  const { campuses } = site.datas;
  const elsewhere = settings.socials.map(({ url }) => new URL(url, originOf(page)).href);
  return {
    ...school(page, site),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(campuses.length > 0 && {
      subOrganization: campuses.map(({ slug }) => campusId(page, slug)),
    }),
  };
}

export function website(page: string, { core }: School): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    ...siteId(page),
    url: `${originOf(page)}/`,
    name: core.settings.siteName,
    publisher: schoolId(page),
  };
}

/** The same, with how it is searched. */
export function searchableWebsite(page: string, site: School): WebSiteLeaf {
  const action: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${originOf(page)}${pathIn(site.locale, '/recherche')}?q={q}`,
    },
    'query-input': 'required name=q',
  };
  return { ...website(page, site), potentialAction: action };
}
