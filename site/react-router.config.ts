import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './server/compress';
import { buildWorker } from './worker/build';

export default {
  // A build has its own folder, so that making one never disturbs a site that is running from another.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'builds/local',
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await buildWorker(buildDirectory);
    // Last: the worker keeps every file that stands in the build when it is made, and is itself sent compressed.
    await compressFiles(path.join(buildDirectory, 'client'));
  },
} satisfies Config;
