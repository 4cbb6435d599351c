import { Arrow } from '../../ui/arrow';
import { Button } from '../../ui/button';
import { useLabels } from '../taxonomy';
import type { Popin } from './machine';

/** Vermilion is for the candidature alone. */
export function Submit({ state: { action, calls, link } }: { state: Popin }) {
  const { popin: words } = useLabels().menus;
  const busy = link !== null || (calls.link !== null && !calls.link.failed);
  return (
    <Button
      type="submit"
      name="confirm"
      value="true"
      look={action === 'registration' ? 'apply' : 'filled'}
      busy={busy}
      className="mt-auto min-h-15 w-full justify-between"
    >
      {busy ? words.leaving : words.continue}
      {busy ? <span aria-hidden="true" className="waiting" /> : <Arrow />}
    </Button>
  );
}
