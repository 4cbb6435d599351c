import { pathIn } from '../navigation';
import { type Language, labels } from '../taxonomy';
import { type Filters, NO_FILTERS, queryOf } from './filters';
import { EVENT_TYPES } from './types';

/** What a calendar can subscribe to: by the address that opens it, or by the one that is copied into it. */
export type Feed = { name: string; webcal: string; file: string };

type Options = {
  siteUrl: string;
  language: Language;
  filters: Filters;
  /** Null when no campus is asked for, or none that is known. */
  campus: string | null;
};

/** The feed of what is being looked at, whatever the month, and that of everything. */
export function feedsFor({ siteUrl, language, filters, campus }: Options): Feed[] {
  const type = EVENT_TYPES.find((known) => known === filters.type);
  const chosen = { ...NO_FILTERS, type: type ?? '', campus: campus === null ? '' : filters.campus };
  const name = feedName(language, type, campus);
  const feeds = [
    feed(siteUrl, language, name, chosen),
    feed(siteUrl, language, feedName(language), NO_FILTERS),
  ];
  return type || campus !== null ? feeds : feeds.slice(1);
}

/** « Portes ouvertes, Lyon ». */
export function feedName(
  language: Language,
  type?: (typeof EVENT_TYPES)[number],
  campus?: string | null,
): string {
  const { filters } = labels(language).agenda;
  return [filters[type ?? 'all'], campus].filter(Boolean).join(', ');
}

export function feedAddress(siteUrl: string, language: Language, filters: Filters): string {
  return `${siteUrl}${pathIn(language, '/agenda.ics')}${queryOf(filters)}`;
}

function feed(siteUrl: string, language: Language, name: string, filters: Filters): Feed {
  const file = feedAddress(siteUrl, language, filters);
  return { name, file, webcal: file.replace(/^https?:/, 'webcal:') };
}
