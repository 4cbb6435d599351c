import { type Config, readConfig } from './config-schema.server';

function load(): Config {
  const reading = readConfig(process.env, import.meta.env.SCHOOL);
  if ('config' in reading) return reading.config;
  process.stderr.write(
    `The site cannot start.\n${reading.faults.map((fault) => `- ${fault}\n`).join('')}`,
  );
  process.exit(1);
}

/** Read once, when the process starts; nothing else looks at the environment. */
export const config = load();
