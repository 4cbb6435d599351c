import { createElement, type FunctionComponent } from 'react';
import type { FilledBlock, FilledOf, Kind } from '../../content/blocks/filled';
import { CallToAction, Summary } from './action-blocks';
import { CampusContacts, CampusList, CampusMap } from './campus-blocks';
import { Careers, Offers } from './career-blocks';
import { Agenda, EventList } from './event-blocks';
import { Header } from './header-block';
import { ImageBlock, VideoBlock } from './media-blocks';
import { MainNews, NewsCards, NewsFilter, NewsList } from './news-blocks';
import { Panorama } from './panorama';
import { Posts, Team, Testimonial, Testimonials } from './people-blocks';
import { ProgrammeCategory, ProgrammeList, SkillUnits, TeachingUnits } from './programme-blocks';
import { Accordion, Chapter, Quote, Text, Title } from './text-blocks';

/** Every kind of block and what draws it: a kind that is read but not drawn does not compile. */
const DRAWN: { [Each in Kind]: FunctionComponent<{ block: FilledOf<Each> }> } = {
  title: Title,
  'rich-text': Text,
  chapter: Chapter,
  quote: Quote,
  accordion: Accordion,
  image: ImageBlock,
  video: VideoBlock,
  header: Header,
  summary: Summary,
  'call-to-action': CallToAction,
  'news-cards': NewsCards,
  'news-list': NewsList,
  'news-filter': NewsFilter,
  'main-news': MainNews,
  'event-list': EventList,
  agenda: Agenda,
  'programme-list': ProgrammeList,
  'programme-category': ProgrammeCategory,
  panorama: Panorama,
  'teaching-units': TeachingUnits,
  'skill-units': SkillUnits,
  'campus-list': CampusList,
  'campus-map': CampusMap,
  'campus-contacts': CampusContacts,
  careers: Careers,
  offers: Offers,
  testimonials: Testimonials,
  testimonial: Testimonial,
  posts: Posts,
  team: Team,
};

export function Blocks({ blocks }: { blocks: FilledBlock[] }) {
  if (blocks.length === 0) return null;
  return <div className="grid gap-y-10 wrap-anywhere *:min-w-0">{blocks.map(Block)}</div>;
}

export function Block(block: FilledBlock) {
  return draw(block.kind, block, block.key);
}

function draw<Each extends Kind>(kind: Each, block: FilledOf<Each>, key: string) {
  return createElement(DRAWN[kind], { key, block });
}
