import type { Language } from '../../taxonomy';
import { en } from './en';
import { fr } from './fr';
import type { Vocabulary } from './vocabulary';

export type { Vocabulary } from './vocabulary';

export const VOCABULARIES: Record<Language, Vocabulary> = { fr, en };
