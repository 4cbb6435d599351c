/** The time the service lives in: the real one, or the instant that tests fix. */
export function now(): Date {
  const fixed = process.env.FIXED_NOW;
  return fixed ? new Date(fixed) : new Date();
}
