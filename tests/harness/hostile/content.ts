import { relayed } from '../relay.ts';
import { json, StandIn } from '../stand-in.ts';

/** An element of this name, or one with this class, is in a page only if somebody's words became markup. */
export const BROKEN_OUT = 'pwn-ed';

const RUN = 'window.__pwned=1';

/** Ends whatever it may stand in: a tag, an attribute, a script, a comment, JSON, XML, a line. */
export const WORDS = [
  'Titre',
  `</script><script class="${BROKEN_OUT}">${RUN}</script>`,
  `<!--<script class="${BROKEN_OUT}">${RUN}`,
  `--></title></style></textarea></noscript><${BROKEN_OUT} onclick="${RUN}">`,
  `"'\`><img class="${BROKEN_OUT}" src=x onerror="${RUN}">`,
  `[lien](javascript:${RUN}) ![](data:text/html,x)`,
  `<svg class="${BROKEN_OUT}" onload="${RUN}"><math><mtext><table><mglyph><style><!--</style>`,
  `<img class="${BROKEN_OUT}" title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<a class="${BROKEN_OUT}" href="javascript:${RUN}">lien</a>`,
  '\u2028\u2029]]>\\u003c\\"{{7*7}}%0d%0aX-Injected:1',
  '\r\nBEGIN:VEVENT\r\nX-Injected:1',
].join(' ');

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` \tjava\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `javascript://www.cassini.example/%0a${RUN}`,
  '//evil.example',
  '/\\evil.example',
  'blob:https://evil.example/x',
  `https://evil.example/"onmouseover="${RUN}"><${BROKEN_OUT}>`,
  `/campus"onmouseover="${RUN}"><${BROKEN_OUT}>`,
];

/** By these the site knows what it is reading, or when: anything else there is no answer at all. */
const STRUCTURE = new Set(
  [
    '__component documentId locale slug path from mime ext hash code rubrique timeZone',
    'type rel card pageLayout landingType scale measure rhythm action contract accessibilityStatus',
    'state department accessDelay route enrolment firstDay lastDay opens closes',
    'createdAt updatedAt publishedAt publishDate dateStart dateEnd startsAt endsAt',
    'registeredOn date validFrom start expiry',
  ].flatMap((names) => names.split(' ')),
);

const IS_ADDRESS = /url$|^href$|^to$/i;

/** What a content service says, with hostile words wherever words are free; `all` spares nothing, not even what makes it an answer. */
export function hostile(answer: unknown, all = false): unknown {
  let next = 0;
  const replaced = (name: string, value: unknown, isFile: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced(name, each, isFile));
    if (typeof value === 'object' && value !== null) return entries(value);
    if (typeof value !== 'string' || (!all && STRUCTURE.has(name))) return value;
    if (!IS_ADDRESS.test(name)) return WORDS;
    if (isFile) return `${value}?"><${BROKEN_OUT} onclick="${RUN}">`;
    next += 1;
    return ADDRESSES[next % ADDRESSES.length];
  };
  const entries = (value: object): object => {
    const isFile = 'mime' in value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, replaced(name, each, isFile)]),
    );
  };
  return replaced('', answer, false);
}

/** A content service whose every editor means harm: what the real one answers, made hostile on the way. */
export async function hostileService(api: string, all = false): Promise<StandIn> {
  const standIn = await StandIn.start({ '/login': json({ access_token: 'token-1' }) });
  standIn.otherwise(await relayed(api, (answer) => hostile(answer, all)));
  return standIn;
}
