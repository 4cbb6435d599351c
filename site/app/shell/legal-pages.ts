import type { Language } from '../modules/taxonomy';

/** RTE-19: where each language has its legal pages. */
export const LEGAL_PAGES = {
  fr: {
    terms: '/cgv',
    legalNotices: '/mentions-legales',
    privacy: '/charte-donnees-personnelles',
    accessibility: '/accessibilite',
  },
  en: {
    terms: '/cgv',
    legalNotices: '/legal-notices',
    privacy: '/data-privacy-policy',
    accessibility: '/accessibility',
  },
} satisfies Record<Language, object>;
