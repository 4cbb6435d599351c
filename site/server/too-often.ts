import type { IncomingMessage, ServerResponse } from 'node:http';
import { config } from '../app/config.server';
import { POLICIES } from '../app/modules/caching';
import { contentHeaders, pageHeaders } from '../app/modules/policy/headers.server';

const WORDS = {
  fr: {
    title: 'Trop de demandes',
    lead: 'Votre connexion a envoyé beaucoup de demandes en peu de temps.',
    again: (seconds: number) => `Réessayez dans ${seconds} secondes.`,
  },
  en: {
    title: 'Too many requests',
    lead: 'Your connection has sent many requests in a short time.',
    again: (seconds: number) => `Try again in ${seconds} seconds.`,
  },
};

/** Whoever asks too often is told when to ask again, without any work. */
export function tooOften(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  ms: number,
): void {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const isCall = /^\/+api\//i.test(url);
  const [type, body] = isCall
    ? callAnswer()
    : pageAnswer(/^\/en[/?]/.test(url) ? 'en' : 'fr', seconds);
  const guard = isCall ? contentHeaders(type) : pageHeaders({ siteUrl: config.siteUrl });
  response
    .writeHead(429, {
      ...guard,
      ...POLICIES.never,
      'content-type': type,
      'retry-after': String(seconds),
      // What was sent is not read.
      connection: 'close',
    })
    .end(body);
}

function callAnswer(): [type: string, body: string] {
  return ['application/json', JSON.stringify({ error: { status: 429 } })];
}

function pageAnswer(language: keyof typeof WORDS, seconds: number): [type: string, body: string] {
  const { title, lead, again } = WORDS[language];
  const html = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${lead}</p>
    <p>${again(seconds)}</p>
  </body>
</html>
`;
  return ['text/html; charset=utf-8', html];
}
