const EVIL = 'evil.example';

/** Ways to write what a browser may take for the start of another host. */
const HOSTS = [
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `/\\\\${EVIL}`,
  `\\/${EVIL}`,
  `/%2f${EVIL}`,
  `/%2F%2F${EVIL}`,
  `/%5c${EVIL}`,
  `/%5C%5C${EVIL}`,
  `/%2f%5c${EVIL}`,
  `/%252f%252f${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `/;//${EVIL}`,
  `/@${EVIL}`,
  `/:80@${EVIL}`,
  `/http://${EVIL}`,
  `/https:${EVIL}`,
  `/javascript:alert(1)`,
  `/%E2%80%AE${EVIL}`,
];

/** Where they may stand: alone, below old families that carry over what follows, and below English. */
const PLACES = ['', '/news', '/fr', '/nos-campus', '/en'];

/** What would write a header, end a string, or is no text at all. */
const BYTES = [
  '%00',
  '%0a',
  '%0d',
  '%0d%0aX-Injected:1',
  '%0D%0ALocation:%20//evil.example',
  '%09',
  '%1b%5b2J',
  '%7f',
  '%c2%85',
  '%E2%80%A8',
  '%',
  '%%',
  '%2',
  '%zz',
  '%u002f',
  '%ff',
  '%c0%af',
  '%e0%80%af',
  '%ed%a0%80',
  '%f8%88%80%80%80',
];

const TRICKS = [
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  '/assets/..%2f..%2f..%2f.env',
  '/uploads/..%2f..%2f.env',
  '/uploads/documents/../../x',
  '/uploads/pdf/..%2f..%2fx',
  '/wp-content/uploads/..%2f..%2fx',
  '/wp-content/uploads//evil.example/x.pdf',
  '/api//evil.example',
  '/api/../news',
  '/constructor',
  '/__proto__',
  '/news/__proto__',
  '/campus/toString',
  '/*',
  '/news/*',
  '/.env',
  '/.git/config',
  '/?//evil.example',
  '/?popin=true&action=//evil.example',
  '/AGENDA?next=//evil.example',
  '/agenda#//evil.example',
  '/news/%3Cscript%3Ealert(1)%3C/script%3E',
  "/news/'%20or%201=1--",
  '/lyon/',
  '/enquete/',
  '/EN//',
  '/e%6e/campus',
  `/${'a'.repeat(3000)}`,
  `/NEWS/${'A'.repeat(12_000)}`,
  `/${'a/'.repeat(3000)}`,
  `/${'%41'.repeat(3000)}`,
  `/x${'/'.repeat(3000)}`,
  `/news/x${'/'.repeat(3000)}y`,
];

/** More than a hundred addresses that somebody means harm by, or that a broken program asks for. */
export const HOSTILE: readonly string[] = [
  ...PLACES.flatMap((place) => HOSTS.map((host) => `${place}${host}`)),
  ...BYTES.flatMap((bytes) => [`/${bytes}`, `/news/A${bytes}`, `/LYON${bytes}/`]),
  ...TRICKS,
];

/** What a careful client cannot even send: the first line of a request, as it is. */
export const HOSTILE_TARGETS: readonly string[] = [
  'http://evil.example/',
  'http://evil.example',
  'https://evil.example/agenda/',
  '*',
  'evil.example:443',
  '@evil.example/',
  '.evil.example/',
  '\\evil.example',
  '/agenda\tx',
  '/agenda x',
  '/agenda\u0001',
  '/news/\u00e9\u00ff',
  '',
];
