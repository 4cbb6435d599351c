import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../app/config-schema.server';

/** Clears are between all that answer at one address, also two builds while one takes the place of the other. */
export function clearsScope({ product, siteUrl }: Config): string {
  return `parvis:${product}:${siteUrl}`;
}

/** Pages are between processes of the same build, set alike: others draw other pages. */
export function pagesScope(config: Config, build: string): string {
  return `${clearsScope(config)}:${digest([build, JSON.stringify(drawn(config))])}`;
}

/** Left out: what differs from machine to machine, and what is secret. */
function drawn(config: Config) {
  const { port, workers, redisUrl, spool, logLevel, clearToken, formSecret, content, ...others } =
    config;
  const { pageCacheBytes, warmsUp, drainMs, metricsPort, metricsHost, proxyHops, ...rest } = others;
  return { ...rest, content: content.url, signature: digest([formSecret]) };
}

/** What the build is, by all of its code. */
export function buildName(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .toSorted();
  return digest(files.flatMap((file) => [file, readFileSync(path.join(folder, file))]));
}

function digest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 16);
}
