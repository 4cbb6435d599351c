import type { Config } from '@react-router/dev/config';
import { buildWorker } from './worker/build';

export default {
  // A build has its own folder, so that making one never disturbs a site that is running from another.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'builds/local',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => buildWorker(reactRouterConfig.buildDirectory),
} satisfies Config;
