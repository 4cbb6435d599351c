import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Admin, Entry } from './admin.ts';
import { FORM_SECRET } from './product.ts';

/** What a form that was shown so long ago is signed with. */
export function signedToken(action: string, ageMs = 60_000, secret = FORM_SECRET): string {
  const issued = (Date.now() - ageMs).toString(36);
  const mac = createHmac('sha256', secret).update(`form ${action} ${issued}`).digest('base64url');
  return `${issued}.${mac}`;
}

/** Someone who is nobody, reached nowhere. */
export function newPerson() {
  return {
    firstName: 'Camille',
    lastName: 'Rivière-Test',
    email: `camille.${randomUUID()}@famille.example`,
    phone: '06 12 34 56 78',
    level: 'bac+2',
  };
}

/** An address of the documentation's own, for what is limited by address. */
export function newAddress(): string {
  return `198.51.${randomInt(256)}.${randomInt(256)}`;
}

/** Sends a form as a browser without scripts does, from this address. */
export function sendForm(
  url: string,
  fields: Record<string, string>,
  from = newAddress(),
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams(fields),
  });
}

/** What the content service keeps of someone. */
export function requestsOf(admin: Admin, email: string): Promise<Entry[]> {
  return admin.list(
    'api::visitor-request.visitor-request',
    `filters[email][$eq]=${encodeURIComponent(email)}`,
  );
}

/** Until the form has been on the screen for as long as a person takes: its token says since when. */
export async function takeTime(page: Page): Promise<void> {
  const issued = async () => {
    const [at = ''] = (await page.locator('input[name=token]').inputValue()).split('.');
    return Number.parseInt(at, 36);
  };
  await expect.poll(async () => Date.now() - (await issued())).toBeGreaterThan(2000);
}
