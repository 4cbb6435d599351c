import type { FrameData } from '../frame-data';
import { LanguageSwitch } from '../language-switch';
import { Burger } from '../sidebar/burger';
import { BarActions } from './bar-actions';
import { Brand } from './brand';

type Props = { data: FrameData; onOpenSidebar: () => void };

/** NAV-5, NAV-8: the bar of every narrower window, and of a wide one on the way down. */
export function CompactBar({ data, onOpenSidebar }: Props) {
  return (
    <div
      data-of="compact"
      className="bar pointer-events-auto h-bar border-b border-ink wide:group-data-[bar=full]/bar:bar-away"
    >
      <div className="mx-auto flex h-full max-w-page items-stretch pl-edge">
        <Brand settings={data.settings} size={40} />
        <div className="mr-4 ml-auto flex mobile:hidden">
          <LanguageSwitch languages={data.languages} />
        </div>
        <BarActions className="mobile:hidden" />
        <Burger
          onOpen={onOpenSidebar}
          className="w-bar border-l border-hair -outline-offset-2 hover:bg-mist mobile:ml-auto"
        />
      </div>
    </div>
  );
}
