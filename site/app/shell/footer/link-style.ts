/** A line of its own for a finger, closer to the others for a pointer. */
export const LINK =
  'inline-flex min-h-touch min-w-touch items-center py-1.5 underline-offset-4 hover:underline desktop:min-h-0 desktop:min-w-0';
