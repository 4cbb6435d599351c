import cluster from 'node:cluster';
import { config } from '../app/config.server';

// Whoever has workers answers nothing: it has no need of the application.
if (cluster.isPrimary && config.workers > 1) await import('./primary');
else await import('./serve');
