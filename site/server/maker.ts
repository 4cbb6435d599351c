import { setPriority } from 'node:os';
import { clearPageData } from '../app/content/service.server';
import { log } from '../app/log.server';
import { lendPages, pageFor } from './kept-pages';
import { openShared, toPrimary } from './shared';
import { takeOrders } from './shared/orders';

/** Visitors come first, and the content service that they and the maker ask; in a crowd a third of what they have is left. */
const PRIORITY = 5;

try {
  setPriority(PRIORITY);
} catch (error) {
  log.warn({ err: error }, 'the maker of pages could not lower its priority');
}

const shared = openShared({ hasPrimary: true });
shared.onClear(() => clearPageData('process'));
lendPages(shared);
takeOrders(toPrimary, pageFor);

// Whoever stops the site signals all of its processes: this one has nothing to finish, and leaves with its primary.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));

log.info({ pid: process.pid }, 'pages are made in a process of their own');
