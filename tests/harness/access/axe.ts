import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { laidOut } from '../visitor.ts';

/** What axe finds in anyone's way, on a page or in a part of it. It measures, so that the page must be laid out to its end. */
export async function violations(page: Page, part = 'html') {
  await laidOut(page);
  return (await new AxeBuilder({ page }).include(part).analyze()).violations;
}
