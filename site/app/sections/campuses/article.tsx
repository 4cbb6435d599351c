import type { ReactNode } from 'react';
import type { Filled } from '../../content/blocks/filled';
import type { Campus } from '../../content/campuses.server';
import type { Event } from '../../content/events.server';
import type { NewsSummary } from '../../content/news.server';
import type { OfferSummary } from '../../content/offers.server';
import type { TeamMember } from '../../content/teams.server';
import type { ProgrammeGroup } from '../../modules/campuses';
import type { Fetched } from '../../modules/lists';
import type { Network } from '../../modules/map';
import { useLabels } from '../../modules/taxonomy';
import { Blocks } from '../blocks/blocks';
import { CampusEvents } from './events';
import { CampusNews } from './news';
import { CampusOffers } from './offers';
import { CampusProgrammes } from './programmes';
import { CampusTeam } from './team';
import { type Hours, hasVisit, Visit } from './visit';

/** What is read with a campus. What could not be had is not the same as there being none. */
export type Around = {
  programmes: ProgrammeGroup[] | null;
  events: Fetched<Event>;
  team: TeamMember[];
  offers: OfferSummary[];
  news: Fetched<NewsSummary>;
};

type Props = {
  campus: Filled<Campus>;
  hours: Hours;
  around: Around;
  network: Network;
  /** When the head of the page has it not. */
  withPicture: boolean;
};

type Part = { id: string; title: string; content: ReactNode };

/** RTE-9: what one learns here, when one can come, how, and whom one meets. A part with nothing in it is not there. */
export function CampusArticle(props: Props) {
  const { campuses } = useLabels();
  const parts = usePartsOf(props);
  const { body } = props.campus;
  if (parts.length === 0 && body.length === 0) return null;
  return (
    <div className="wrap grid items-start gap-x-gutter gap-y-12 pt-12 pb-section desk:grid-cols-12 desk:pt-16">
      {parts.length > 1 && (
        <nav
          aria-label={campuses.page.summary}
          className="desk:sticky desk:top-clear desk:col-span-3 print:hidden"
        >
          <ol className="border-ink max-desk:grid max-desk:grid-cols-2 max-desk:gap-x-gutter max-desk:border-y desk:border-l">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="relative flex min-h-touch items-center text-s text-ink-soft before:absolute before:left-0 before:h-px before:w-2.25 before:bg-ink hover:text-ink hover:before:w-4 max-desk:before:hidden desk:pl-6"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-y-16 desk:col-span-9 desk:col-start-4 desk:gap-y-24">
        {parts.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="title-news mb-6 desk:mb-8">
              {title}
            </h2>
            {content}
          </section>
        ))}
        <Blocks blocks={body} />
      </div>
    </div>
  );
}

function usePartsOf({ campus, hours, around, network, withPicture }: Props): Part[] {
  const { courses, agenda, campuses } = useLabels();
  const { page } = campuses;
  const { programmes, events, team, offers, news } = around;
  const parts: (Part | false | null)[] = [
    programmes && {
      id: 'formations',
      title: courses.courses,
      content: <CampusProgrammes groups={programmes} />,
    },
    events.fetched && {
      id: 'rendez-vous',
      title: agenda.nextEvents,
      content: <CampusEvents events={events.items} campus={campus} />,
    },
    hasVisit(campus, hours) && {
      id: 'venir',
      title: page.come,
      content: <Visit campus={campus} hours={hours} withPicture={withPicture} />,
    },
    team.length > 0 && {
      id: 'equipe',
      title: page.team,
      content: <CampusTeam members={team} />,
    },
    offers.length > 0 && {
      id: 'alternance',
      title: page.offers,
      content: <CampusOffers offers={offers} campus={campus} />,
    },
    news.items.length > 0 && {
      id: 'actualites',
      title: page.news,
      content: <CampusNews news={news.items} network={network} campus={campus} />,
    },
  ];
  return parts.filter((part) => part !== false && part !== null);
}
