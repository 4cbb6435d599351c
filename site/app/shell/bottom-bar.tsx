import { ActionCells } from './action-cells';

/** NAV-10: the calls to action of a narrow screen, always at hand. */
export function BottomBar() {
  return (
    <ActionCells className="fixed inset-x-0 [view-transition-name:bottom-bar] bottom-0 z-30 low:static desktop:hidden print:hidden" />
  );
}
