import { Link } from '../../modules/navigation';
import { useLabels } from '../../modules/taxonomy';
import { Dropdown } from '../../ui/dropdown';
import { Magnifier } from '../../ui/magnifier';
import { type Choice, useNetworkPages, useProfiles } from '../choices';
import type { Core } from '../frame-data';
import { LanguageSwitch } from '../language/language-switch';
import { SearchButton } from '../search/search-button';

type Props = { core: Core; onOpenSearch: () => void };

/** NAV-4: who the visitor is, the network, the language; and the search. */
export function TopBar({ core: { hasProfiles, addresses, languages }, onOpenSearch }: Props) {
  const { menus, utils } = useLabels();
  const profiles = useProfiles(addresses.network);
  const network = useNetworkPages();
  return (
    <div className="h-bar-top border-b border-hair">
      <div className="wrap flex h-full items-stretch justify-end gap-6 text-xs font-medium">
        {hasProfiles && (
          <Dropdown
            name={menus.profile}
            label={profiles[0].label}
            placement="over"
            className="mr-auto"
          >
            <Choices choices={profiles} />
          </Dropdown>
        )}
        <Dropdown label={menus.network} placement="over">
          <Choices choices={network} />
        </Dropdown>
        <SearchButton
          onOpen={onOpenSearch}
          className="flex min-h-touch items-center gap-2 hover:text-survey"
        >
          {utils.search.open}
          <Magnifier size={14} />
        </SearchButton>
        <LanguageSwitch languages={languages} />
      </div>
    </div>
  );
}

function Choices({ choices }: { choices: Choice[] }) {
  return choices.map(({ label, to }) => (
    <li key={label} className="border-b border-hair last:border-0">
      <Link to={to} className="flex min-h-touch items-center px-4 hover:bg-mist">
        {label}
      </Link>
    </li>
  ));
}
