import type { CampusContact } from '../../content/campuses.server';
import type { TeamMember } from '../../content/teams.server';
import type { CampusChoices } from '../../modules/campus-choice';
import { type Pages, pageAddress } from '../../modules/lists';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { FilterForm } from '../filter-form';
import { CampusFilter } from '../filter-selects';
import { Pagination } from '../pagination';
import { ResultCount } from '../result-count';
import { ContactList } from './contact-list';
import { TeamList } from './team-list';

type Props = {
  /** Those of this page. */
  contacts: CampusContact[];
  pages: Pages;
  /** How many there are on all of them. */
  count: number;
  choices: CampusChoices;
  /** The campus that the address asks for; none is an empty text. */
  asked: string;
  /** Who answers there. */
  team: TeamMember[];
};

/** Editors lead to it by this name. */
const ID = 'annuaire';

/** RTE-15: every campus, or the one that is asked for with the people who answer there. */
export function ContactDirectory({ contacts, pages, count, asked, choices, team }: Props) {
  const labels = useLabels();
  const { campuses } = labels;
  const path = usePath();
  return (
    <section aria-labelledby={ID} className="border-t border-ink">
      <div className="wrap py-section">
        <div className="mb-8 grid items-end gap-x-gutter gap-y-6 desk:mb-12 desk:grid-cols-12">
          <h2 id={ID} className="title-2 desk:col-span-6">
            {campuses.contacts}
          </h2>
          <div className="desk:col-span-6">
            <FilterForm
              name={campuses.chooseContact}
              to={path('/contact')}
              at={ID}
              filters={{ campus: asked }}
            >
              <CampusFilter value={asked} choices={choices} className="desk:col-span-9" />
            </FilterForm>
          </div>
        </div>
        <ResultCount count={count} words={campuses.count} />
        {contacts.length > 0 && <ContactList contacts={contacts} />}
        <Pagination
          pages={pages}
          to={(number) => path(`${pageAddress('/contact', {}, number)}#${ID}`)}
        />
        {team.length > 0 && (
          <div className="mt-10">
            <h2 className="title-news mb-6">{labels.teams.team}</h2>
            <TeamList members={team} />
          </div>
        )}
      </div>
    </section>
  );
}
