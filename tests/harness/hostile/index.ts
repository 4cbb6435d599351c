import { BODIES } from './bodies.ts';
import { FRAMING } from './framing.ts';
import { HEADS } from './heads.ts';
import { TARGETS } from './targets.ts';

export { ECHO, EVIL, type Expected, HOST, type Hostile } from './request.ts';

/** What somebody who means harm sends, or a broken program, and what each gets. */
export const HOSTILE_REQUESTS = { FRAMING, HEADS, TARGETS, BODIES };
