export type Device = 'mobile' | 'desktop';

const MOBILE = /mobile|ipad|android|iphone/i;

/**
 * NAV-3: what the browser says it is. What the window's width says is left to the style sheet (the variants `mobile`,
 * `desktop` and `wide`), so that the first paint is already right, with or without scripts.
 */
export function deviceOf(userAgent: string | null): Device {
  return userAgent !== null && MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
