import type { CampusChoices } from '../../modules/campus-choice';
import type { Network } from '../../modules/map';
import type { Block, BlockOf, KeyedBlock } from '../blocks.server';
import type { PostSummary } from '../blog.server';
import type { CampusContact, CampusSummary } from '../campuses.server';
import type { Event } from '../events.server';
import type { NewsSummary } from '../news.server';
import type { NewsCategory } from '../news-categories.server';
import type { OfferSummary } from '../offers.server';
import type { Programme, ProgrammeSummary } from '../programmes.server';
import type { TeamMember } from '../teams.server';
import type { TestimonialSummary } from '../testimonials.server';

/** What an editor did not write in a block, and the page needs to draw it. */
export type Data = {
  'news-cards': { news: NewsSummary[]; network: Network };
  'news-list': { news: NewsSummary[] };
  'news-filter': { news: NewsSummary[]; categories: NewsCategory[]; campuses: CampusChoices };
  'main-news': { main: NewsSummary; network: Network };
  'event-list': { events: Event[] };
  agenda: { events: Event[] };
  'programme-list': { programmes: ProgrammeSummary[] };
  'programme-category': { programmes: ProgrammeSummary[] };
  panorama: { programmes: ProgrammeSummary[] };
  'teaching-units': { units: Programme['teachingUnits'] };
  'skill-units': { units: Programme['skillUnits'] };
  /** Those that are shown, and how many there are. */
  'campus-list': { campuses: CampusSummary[]; count: number };
  'campus-map': { network: Network };
  'campus-contacts': { contacts: CampusContact[]; count: number };
  careers: { careers: Programme['careers'] };
  offers: { offers: OfferSummary[] };
  testimonials: { testimonials: TestimonialSummary[]; network: Network };
  testimonial: { told: TestimonialSummary; network: Network };
  posts: { posts: PostSummary[] };
  team: { members: TeamMember[] };
  header: { network: Network };
  summary: { chapters: Chapter[] };
};

export type Kind = Block['kind'];
export type DataOf<Each extends Kind> = Each extends keyof Data ? Data[Each] : unknown;

/** A heading of the page that an address can name. */
export type Chapter = { id: string; title: string };

/** Blocks that always have a heading: an editor's, or the usual one. */
export type Headed =
  | Exclude<keyof Data, 'main-news' | 'testimonial' | 'header' | 'summary'>
  | 'call-to-action'
  | 'chapter';

type HeadingOf<Each extends Kind> = Each extends Headed
  ? { part: Chapter }
  : Each extends 'rich-text'
    ? { part: null; parts: Chapter[] }
    : { part: Chapter | null };

/** A block with all that is drawn of it; `part` where it begins a part of the page. */
export type FilledOf<Each extends Kind> = BlockOf<Each> &
  DataOf<Each> &
  HeadingOf<Each> & { key: string };
export type FilledBlock = { [Each in Kind]: FilledOf<Each> }[Kind];

/** An entry whose blocks have what they show. */
export type Filled<Entry extends { body: KeyedBlock[] }> = Omit<Entry, 'body'> & {
  body: FilledBlock[];
};
