import { useLabels } from '../../modules/taxonomy';
import { useConnection } from './use-connection';
import { useWorker } from './worker';

/** APP-1: what the site does beyond its pages when a browser keeps it. */
export function InstalledApp() {
  useWorker();
  const connection = useConnection();
  const { utils } = useLabels();
  const isOffline = connection === 'offline';
  return (
    <div
      role="status"
      className="fixed right-[calc(var(--spacing-touch)+0.5rem)] bottom-4 z-40 mobile:bottom-[calc(var(--spacing-bottom-bar)+1rem)] print:hidden"
    >
      {connection !== 'quiet' && (
        <p className="flex min-h-13 items-center gap-3 rounded-sharp border border-paper bg-ink px-5 text-s font-semibold text-paper">
          <Point isFound={!isOffline} />
          {isOffline ? utils.offline : utils.online}
        </p>
      )}
    </div>
  );
}

/** A point of the map: hollow while it is lost. */
function Point({ isFound }: { isFound: boolean }) {
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true" className="shrink-0">
      <circle
        cx={6}
        cy={6}
        r={4.75}
        strokeWidth={2.5}
        className={`stroke-brass-light ${isFound ? 'fill-brass-light' : 'fill-none'}`}
      />
    </svg>
  );
}
