import { expect } from '@playwright/test';
import { ask } from './client.ts';

/** What the head of a page tells of its picture. */
export type Told = Record<
  'image' | 'width' | 'height' | 'type' | 'alt' | 'card' | 'twitter',
  string
>;

export async function told(url: string): Promise<Told> {
  const { status, body: html } = await ask(url);
  expect(status, `${url}: ${html}`).toBe(200);
  const tag = (name: string) => {
    const [, found = ''] =
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html) ?? [];
    return found.replaceAll('&amp;', '&');
  };
  return {
    image: tag('og:image'),
    width: tag('og:image:width'),
    height: tag('og:image:height'),
    type: tag('og:image:type'),
    alt: tag('og:image:alt'),
    card: tag('twitter:card'),
    twitter: tag('twitter:image'),
  };
}

export type Fetched = { status: number; headers: Headers; bytes: Buffer };

/** Nothing is followed. */
export async function fetched(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
  const response = await fetch(url, { redirect: 'manual', headers });
  const { status, headers: said } = response;
  return { status, headers: said, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** As the first bytes of a PNG say it. */
export function sizeOfPng(bytes: Buffer): [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
