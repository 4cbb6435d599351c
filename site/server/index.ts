import cluster from 'node:cluster';
import { config } from '../app/config.server';
import { MAKER } from './role';

if (process.argv[2] === MAKER) await import('./maker');
// Whoever has workers answers nothing: it has no need of the application.
else if (cluster.isPrimary && config.workers > 1) await import('./primary');
else await import('./serve');
