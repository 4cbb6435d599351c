import { useLabels } from '../../modules/taxonomy';
import { Magnifier } from '../../ui/magnifier';
import type { FrameData } from '../frame-data';
import { LanguageSwitch } from '../language/language-switch';
import { SearchButton } from '../search/search-button';
import { Burger } from '../sidebar/burger';
import { BarActions } from './bar-actions';
import { Brand } from './brand';

type Props = { data: FrameData; onOpenSidebar: () => void; onOpenSearch: () => void };

/** NAV-5, NAV-8: the bar of every narrower window, and of a wide one on the way down. */
export function CompactBar({ data, onOpenSidebar, onOpenSearch }: Props) {
  const { utils } = useLabels();
  return (
    <div
      data-of="compact"
      className="bar pointer-events-auto h-bar border-b border-ink wide:group-data-[bar=full]/bar:bar-away"
    >
      <div className="mx-auto flex h-full max-w-page items-stretch pl-edge">
        <Brand settings={data.core.settings} size={40} />
        <div className="ml-auto flex desktop:mr-4">
          <SearchButton
            onOpen={onOpenSearch}
            className="grid min-w-touch place-content-center -outline-offset-2 hover:text-survey mobile:w-bar"
          >
            <span className="sr-only">{utils.search.open}</span>
            <Magnifier size={20} />
          </SearchButton>
          <div className="flex mobile:hidden">
            <LanguageSwitch languages={data.core.languages} />
          </div>
        </div>
        <BarActions className="mobile:hidden" />
        <Burger
          onOpen={onOpenSidebar}
          className="w-bar border-l border-hair -outline-offset-2 hover:bg-mist"
        />
      </div>
    </div>
  );
}
