import { asking, ECHO, EVIL, get, HOST, type Hostile, lines } from './request.ts';

const hosted = (name: string, expected: number, ...hosts: string[]) =>
  lines(name, [expected], 'GET /campus/lyon HTTP/1.1', ...hosts, 'Connection: close', '', '');

/** CFG-6: whatever a request says of its host, pages are those of the one site there is. */
const HOSTS: Hostile[] = [
  hosted('no host', 400),
  hosted('an empty host', 200, 'Host:'),
  hosted('another host', 200, `Host: ${EVIL}`),
  hosted('another host and port', 200, `Host: ${EVIL}:8443`),
  hosted('another host after ours', 200, `Host: ${HOST}`, `Host: ${EVIL}`),
  hosted('another host before ours', 200, `Host: ${EVIL}`, `Host: ${HOST}`),
  hosted('ours as the name of a user elsewhere', 200, `Host: ${HOST}@${EVIL}`),
  hosted('markup for a host', 200, `Host: "><script>${ECHO}</script>`),
  asking([
    `X-Forwarded-Host: ${EVIL}`,
    'X-Forwarded-Proto: javascript',
    `X-Forwarded-Prefix: //${EVIL}`,
    'X-Forwarded-Port: 1',
    `X-Forwarded-Server: ${EVIL}`,
    `Forwarded: host=${EVIL};proto=https`,
  ]),
  get('/Campus/Lyon/', [301, { location: '/campus/lyon' }], {
    fields: [
      `X-Forwarded-Host: ${EVIL}`,
      'X-Forwarded-Proto: https',
      `X-Forwarded-Prefix: //${EVIL}`,
    ],
  }),
  asking([`X-Forwarded-For: ${ECHO}<script>, ${'1.1.1.1, '.repeat(900)}`]),
];

/** Headers by which other servers are told to answer something else. */
const OVERRIDES: Hostile[] = [
  asking(['X-Original-URL: /nope', 'X-Rewrite-URL: /nope', 'X-Original-URI: /nope']),
  asking(['X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT', 'X-HTTP-Method: POST']),
  asking(`X-Middleware-Subrequest: ${'middleware:'.repeat(5)}middleware`),
  asking(['X-React-Router-Request: yes', 'X-React-Router-SPA-Mode: yes', 'X-Remix-Response: yes']),
  get('/campus/lyon.data', 200, { fields: ['X-React-Router-Prerender-Data: %7B%22a%22%3A1%7D'] }),
  asking(`X-Request-Id: ${ECHO}`),
  asking('Authorization: Bearer token-1'),
  asking(['Content-Type: text/html', 'Content-Encoding: gzip']),
  asking('Expect: the unexpected', 417),
];

const SIZES: Hostile[] = [
  asking(`X-A: ${'x'.repeat(15_000)}`),
  asking(`X-A: ${'x'.repeat(17_000)}`, 431),
  asking(
    Array.from({ length: 2000 }, (_, index) => `X-${index}: a`),
    431,
  ),
  get(`/${'a'.repeat(15_000)}`, 404),
  get(`/${'a'.repeat(20_000)}`, 431),
  asking(`Cookie: ${Array.from({ length: 500 }, (_, index) => `c${index}=${ECHO}`).join('; ')}`),
  asking(`Cookie: ${'a=b;'.repeat(3900)}`),
  asking(`Cookie: ${'a=b;'.repeat(4500)}`, 431),
  asking(`If-None-Match: ${'"a",'.repeat(3500)}`),
  asking(`Accept-Encoding: ${'br;q=0,'.repeat(2000)}identity`),
  asking(`Accept-Language: ${'xx-XX;q=0.1,'.repeat(1200)}`),
];

/** A file is sent whole, whatever part of it is asked for. */
const whole = (range: string) =>
  get('/icon.svg', [200, { 'content-range': null, 'content-type': 'image/svg+xml' }], {
    fields: [`Range: ${range}`],
  });

const VALUES: Hostile[] = [
  ...[
    'bytes=5-1',
    'bytes=-1',
    'bytes=99999999-',
    'bytes=0-0',
    'bytes=a-b',
    'x',
    `bytes=${'0-1,'.repeat(3000)}`,
  ].map(whole),
  asking(`Range: bytes=${'0-1,'.repeat(3000)}`),
  asking('Accept-Encoding: *;q=0, identity;q=0'),
  asking('Accept-Encoding: identity;q=NaN, xpress'),
  { ...asking('If-None-Match: *'), whenKept: [304] },
  get('/icon.svg', 200, { fields: ['If-Modified-Since: never', 'If-None-Match: *'] }),
  asking(`Cookie: __proto__=${ECHO}; constructor=${ECHO}; hasOwnProperty=1; =; ;;=`),
  asking('Cookie: utm_source=%0d%0aX-Injected:1; utm_medium=%ff; origine-tracking=%'),
  asking(`Cookie: utm_source=${ECHO}%0d%0aSet-Cookie:a=b; langue=${ECHO}; consentement=${ECHO}`),
  asking([`User-Agent: <script>${ECHO}</script>`, `Accept: ${ECHO}`, `Accept-Language: ${ECHO}`]),
  ...[`javascript:${ECHO}`, `http://<script>${ECHO}`, 'http://[::1', `//${ECHO}`, '\xff\xfe'].map(
    (from) => asking(`Referer: ${from}`),
  ),
  asking([`Origin: https://${EVIL}`, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Dest: script']),
];

export const HEADS: readonly Hostile[] = [...HOSTS, ...OVERRIDES, ...SIZES, ...VALUES];
