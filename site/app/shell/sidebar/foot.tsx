import { Link, usePath } from '../../modules/navigation';
import { fill, useLabels } from '../../modules/taxonomy';
import { Dropdown } from '../../ui/dropdown';
import { Magnifier } from '../../ui/magnifier';
import { type Choice, useProfiles, useServices } from '../choices';
import type { Core } from '../frame-data';
import { LanguageSwitch } from '../language/language-switch';
import { SearchButton } from '../search/search-button';

const LINE = 'flex min-h-touch items-center hover:text-survey';

type Props = { core: Core; onOpenSearch: () => void };

/** NAV-9: who one is, the alumni, the services and the language; and the search. */
export function SidebarFoot({ core, onOpenSearch }: Props) {
  const { menus, utils } = useLabels();
  const path = usePath();
  const profiles = useProfiles(core.addresses.network);
  return (
    <div className="px-6 py-4 text-s font-medium">
      {core.hasProfiles && (
        <Dropdown label={profiles[0].label} name={menus.profile} placement="inline">
          <Choices choices={profiles} />
        </Dropdown>
      )}
      <Link to={path(core.alumni)} className={LINE}>
        {fill(menus.alumni, { school: core.settings.siteName })}
      </Link>
      <Dropdown label={menus.services} placement="inline">
        <Choices choices={useServices()} />
      </Dropdown>
      <SearchButton onOpen={onOpenSearch} className={`${LINE} w-full justify-between`}>
        {utils.search.open}
        <Magnifier />
      </SearchButton>
      <div className="-ml-3">
        <LanguageSwitch languages={core.languages} />
      </div>
    </div>
  );
}

function Choices({ choices }: { choices: Choice[] }) {
  return choices.map(({ label, to }) => (
    <li key={label} className="border-b border-hair pl-4">
      <Link to={to} className={LINE}>
        {label}
      </Link>
    </li>
  ));
}
