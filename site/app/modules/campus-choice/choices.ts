import type { Choice } from '../lists';
import type { Found } from './find.server';

/** A campus to be chosen by its name, of too many for a list. */
export type TypedCampus = {
  /** The name of the one that is asked for, or what was typed. */
  text: string;
  /** What came of it when it names no one campus. */
  answer: Exclude<Found, { kind: 'found' }> | null;
};

/** What a visitor chooses a campus from: all of them, or a field for its name. */
export type CampusChoices = Choice[] | TypedCampus;
