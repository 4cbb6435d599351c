import { useLocation } from 'react-router';
import { useLabels } from '../../modules/taxonomy';

/** The part of an address by which the switch of languages leads to another page than the one that was asked for. */
export const NO_TRANSLATION = 'sans-traduction';

/**
 * TAX-4: says so there. In every page, the same for all, and shown where the address names it: by the browser on its own, and by
 * us where the page was reached by script, which browsers do not take for having been named.
 */
export function NoTranslation() {
  const { menus } = useLabels();
  const isNamed = useLocation().hash === `#${NO_TRANSLATION}`;
  return (
    <p
      id={NO_TRANSLATION}
      tabIndex={-1}
      className={`border-b border-hair bg-mist py-4 text-s font-medium ${isNamed ? 'block' : 'hidden target:block'}`}
    >
      <span className="wrap block">{menus.noTranslation}</span>
    </p>
  );
}
