import { z } from 'zod';
import { config } from '../config.server';
import { log } from '../log.server';
import { type Dictionary, hasTerm, labels, missingTerm, type Terms } from '../modules/taxonomy';
import { optional } from './fields';

type In = (labels: Dictionary) => Terms;

/** TAX-3: a value that the dictionary has words for. One that it has none for is kept, and shown as such: the log says which. */
export function requiredKeyOf(of: In) {
  return z.string().transform((key) => reported(key, of));
}

/** The same, where there may be none. */
export function keyOf(of: In) {
  return optional(requiredKeyOf(of)).catch(null);
}

/** The same, of a level. */
export function levelOf(of: In) {
  return optional(
    z
      .number()
      .int()
      .transform((years) => reported(years, of)),
  );
}

function reported<Key extends string | number>(key: Key, of: In): Key {
  for (const language of config.locales) {
    const terms = of(labels(language));
    if (!hasTerm(terms, key)) log.info(missingTerm(terms, key));
  }
  return key;
}
