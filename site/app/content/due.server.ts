import { config } from '../config.server';

/** Whether the time has come of what is dated; what has no date waits for none. */
export function isDue(date: string | null): boolean {
  return date === null || new Date(date) <= config.now();
}
