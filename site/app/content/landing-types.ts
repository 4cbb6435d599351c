/** From the first diploma to the last. */
export const LANDING_TYPES = [
  'bts',
  'bachelor',
  'programme-grande-ecole',
  'mastere',
  'mba',
] as const;
