import type { Locale } from '../../config-schema.server';
import { type Dictionary, labels, term } from '../../modules/taxonomy';
import type { Block } from '../blocks.server';
import type { Headed } from './filled';

/** What a block is headed by; null for one that begins no part of the page. */
export function headingOf(block: Block, locale: Locale): string | null {
  const usual = USUAL[block.kind];
  if (usual) return ('title' in block && block.title) || usual(labels(locale), block);
  if (block.kind === 'title') return block.level === 2 ? block.text : null;
  return block.kind === 'chapter' || block.kind === 'header' ? block.title : null;
}

type Usual = (words: Dictionary, block: Block) => string;

/** The headings of blocks to which an editor gave none: those that always have one are all here. */
const USUAL: Partial<Record<Block['kind'], Usual>> & Record<Exclude<Headed, 'chapter'>, Usual> = {
  'news-cards': ({ news }) => news.news,
  'news-list': ({ news }) => news.news,
  'news-filter': ({ news }) => news.news,
  'event-list': ({ agenda }) => agenda.nextEvents,
  agenda: ({ agenda }) => agenda.agenda,
  'programme-list': ({ courses }) => courses.courses,
  'programme-category': ({ courses }, block) =>
    block.kind === 'programme-category'
      ? term(courses.landingTypes, block.landingType)
      : courses.courses,
  panorama: ({ courses }) => courses.levels.title,
  'teaching-units': ({ courses }) => courses.teachingUnits,
  'skill-units': ({ courses }) => courses.skillUnits,
  'campus-list': ({ campuses }) => campuses.campuses,
  'campus-map': ({ campuses }) => campuses.campuses,
  'campus-contacts': ({ campuses }) => campuses.contacts,
  careers: ({ courses }) => courses.careers,
  offers: ({ courses }) => courses.offers.offers,
  testimonials: ({ courses }) => courses.testimonials,
  posts: ({ commons }) => commons.blog,
  team: ({ teams }) => teams.team,
  'call-to-action': ({ menus }, block) =>
    block.kind === 'call-to-action' ? menus.calls[block.action].title : '',
};
