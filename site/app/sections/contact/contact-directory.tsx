import type { CampusContact } from '../../content/campuses.server';
import type { TeamMember } from '../../content/teams.server';
import { usePath } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Select } from '../../ui/field';
import { FilterForm } from '../filter-form';
import { ResultCount } from '../result-count';
import { ContactList } from './contact-list';
import { TeamList } from './team-list';

type Props = {
  contacts: CampusContact[];
  /** The campus that the address asks for; none is an empty text. */
  asked: string;
  /** Who answers there. */
  team: TeamMember[];
};

/** Editors lead to it by this name. */
const ID = 'annuaire';

/** RTE-15: every campus, or the one that is asked for with the people who answer there. */
export function ContactDirectory({ contacts, asked, team }: Props) {
  const labels = useLabels();
  const { campuses } = labels;
  const path = usePath();
  const shown = contacts.filter(({ slug }) => !asked || slug === asked);
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
              <Select
                label={campuses.campus}
                name="campus"
                value={asked}
                all={campuses.allCampuses}
                choices={contacts.map(({ slug, name }) => ({ value: slug, name }))}
                className="desk:col-span-9"
              />
            </FilterForm>
          </div>
        </div>
        <ResultCount count={shown.length} words={campuses.count} />
        {shown.length > 0 && <ContactList contacts={shown} />}
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
