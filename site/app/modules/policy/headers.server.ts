import { DRAWING, NOTHING, type Page, pagePolicy } from './policy.server';

type Headings = Record<string, string>;

const TWO_YEARS_S = 63_072_000;

/** What the site never asks a visitor for; a player in a frame keeps what it needs to play. */
const REFUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = REFUSED.map((feature) => `${feature}=()`).join(', ');

/** Of every answer, whatever it is. */
export function answerHeaders(siteUrl: string): Headings {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_S}`,
    }),
  };
}

/** Of a page, to be kept with it. */
export function pageHeaders(page: Page): Headings {
  return {
    'content-security-policy': pagePolicy(page),
    // It knows no origin but the page's own: where another may show the page, only the policy can say so.
    ...(!page.framedBy && { 'x-frame-options': 'DENY' }),
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Of what is no page, by its type. Other sites may show a picture: that is what those of shared pages are for. */
export function contentHeaders(type: string): Headings {
  const policy = policyOf(type);
  return {
    ...(policy && { 'content-security-policy': policy }),
    'cross-origin-resource-policy': type.startsWith('image/') ? 'cross-origin' : 'same-origin',
  };
}

function policyOf(type: string): string | undefined {
  if (type.startsWith('image/svg')) return DRAWING;
  // The viewers that browsers have for these would obey it, and show nothing.
  return /^(image\/|video\/|audio\/|application\/pdf)/.test(type) ? undefined : NOTHING;
}
