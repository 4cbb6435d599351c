import { useLabels } from '../../modules/taxonomy';
import { Toast } from '../../ui/toast';
import { useConnection } from './use-connection';
import { useWorker } from './worker';

/** APP-1: what the site does beyond its pages when a browser keeps it. */
export function InstalledApp() {
  useWorker();
  const connection = useConnection();
  const { utils } = useLabels();
  const isOffline = connection === 'offline';
  return (
    <Toast
      words={connection === 'quiet' ? null : isOffline ? utils.offline : utils.online}
      settled={!isOffline}
      className="fixed right-[calc(var(--spacing-touch)+0.5rem)] bottom-[calc(1rem+var(--foot-height))] z-40 mobile:bottom-[calc(var(--spacing-bottom-bar)+1rem+var(--foot-height))] print:hidden"
    />
  );
}
