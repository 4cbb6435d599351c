import type { Core } from '@strapi/strapi';
import { CHANGED_IN_BULK } from '../../publication/announce.ts';
import { REDIRECT, savedRules } from '../saved.ts';
import { schoolRules } from '../school.ts';
import { type Judged, judge, type Line } from './judge.ts';

export type Writing = { lines: readonly Line[]; author: number };

let last: Promise<unknown> = Promise.resolve();

/** Writes the lines that can stand. Two imports wait for each other: each is judged beside what the other wrote. */
export function write(strapi: Core.Strapi, writing: Writing): Promise<Judged[]> {
  const turn = last.then(() => writeAll(strapi, writing));
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * All or none of them, past the document service, which reads every rule again for each line it is given; what that
 * would set and announce is set here, and announced once.
 */
async function writeAll(strapi: Core.Strapi, { lines, author }: Writing): Promise<Judged[]> {
  return strapi.db.transaction(async ({ onCommit }) => {
    const judged = judge(lines, await savedRules(strapi), schoolRules(strapi));
    const accepted = judged.filter(({ verdict }) => verdict === 'accepted');
    if (accepted.length === 0) return judged;
    const set = { publishedAt: new Date(), createdBy: author, updatedBy: author };
    const data = accepted.map(({ from, to, note }) => ({ from, to, note: note || null, ...set }));
    await strapi.db.query(REDIRECT).createMany({ data });
    onCommit(() => strapi.eventHub.emit(CHANGED_IN_BULK));
    return judged;
  });
}
