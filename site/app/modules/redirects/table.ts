import { faultsOf } from './faults';
import type { Rule } from './rules';

/** How a table says where a file of the old site is now, wherever that is. */
const MEDIA = 'media:';
const SOME_MEDIA = 'https://media.invalid';

type Line = Rule & { line: number };
export type Reading = { rules: Rule[]; faults: string[] };

/**
 * The rules of a school, a line each: an old address, spaces, the new one. Lines that begin with # are for people. Rules for
 * files are left out where no address is known for them.
 */
export function readTable(text: string, mediaUrl: string | undefined): Reading {
  const lines = text.split('\n').flatMap((written, index): Line[] => {
    const [from = '', to = '', ...rest] = written.trim().split(/\s+/);
    if (from === '' || from.startsWith('#')) return [];
    return [{ from, to: [to, ...rest].join(' '), line: index + 1 }];
  });
  const at = (media: string) =>
    lines.map(({ from, to, line }) => ({ from, to: to.replace(MEDIA, media), line }));
  return {
    rules: at(mediaUrl?.replace(/\/+$/, '') ?? '').filter(
      (_rule, index) => mediaUrl !== undefined || !lines[index]?.to.startsWith(MEDIA),
    ),
    faults: faultsOf(at(SOME_MEDIA)).map(
      ({ rule, reason }) => `line ${rule.line}: ${rule.from} ${reason}`,
    ),
  };
}
