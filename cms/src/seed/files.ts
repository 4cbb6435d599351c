import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

/** What the files of `content/` hold: one shape per file, a branch per language inside each entry. */
export type Localized<Text> = { fr: Text; en?: Text };

export type CampusFile = Localized<{ name: string; title: string; introduction: string }> & {
  slug: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  address: { street: string; postcode?: string; city: string; country: string };
  phone: string;
  email: string;
};

export type EventFile = Localized<{ title: string; description: string }> & {
  slug: string;
  type: string;
  campus: string;
  inDays: number;
  startsAt: string;
  endsAt?: string;
  lasts?: number;
  url?: string;
};

export type NewsCategoryFile = Localized<{ title: string }> & { slug: string };

export type NewsFile = Localized<{ title: string; summary: string; body: string }> & {
  slug: string;
  publishedDaysAgo?: number;
  category: string;
  campus: string[];
};

export type MenuFile = Localized<{ body: object[] }> & { type: string };

export type SettingsFile = Localized<object>;

export async function readContent<Shape>(directory: string, file: string): Promise<Shape> {
  return parse(await fs.readFile(path.join(directory, file), 'utf8'));
}
