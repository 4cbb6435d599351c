import { useLabels } from '../../modules/taxonomy';

/**
 * BLK-2: a page of links of the network's. It runs no script and knows no origin of its own; a link in it opens in the whole
 * window when someone presses it, or in a new one, which is then free of these limits.
 */
const SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function NetworkFrame({ address }: { address: string }) {
  const { menus } = useLabels();
  return (
    <iframe
      src={address}
      title={menus.frame}
      sandbox={SANDBOX}
      loading="lazy"
      referrerPolicy="no-referrer"
      // It is someone else's page: it gets the ground that pages expect, whatever is around it.
      className="block h-footer-frame w-full border-0 bg-paper print:hidden"
    />
  );
}
