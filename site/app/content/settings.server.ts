import { z } from 'zod';
import type { Locale } from '../config-schema.server';
import { enveloped, link, list, optional, optionalProse, prose } from './fields';
import { image } from './media.server';
import { metas } from './seo.server';
import { client } from './service.server';

/** BLK-2: in the order they are shown in. */
const SOCIALS = [
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'twitter',
  'discord',
  'tiktok',
] as const;

const social = z.object({ type: z.enum(SOCIALS), url: link, visible: z.boolean().nullish() });
const socials = list(social.nullable().catch(null)).transform((all) =>
  SOCIALS.flatMap((type) =>
    all.flatMap((found) =>
      found?.visible && found.type === type && found.url ? [{ type, url: found.url }] : [],
    ),
  ),
);

const school = z.object({
  phone: optional(z.object({ number: optional(z.string()) })),
  social: socials,
});

const seo = z.object({
  metaDescription: optionalProse,
  twitterSite: optional(z.string()),
  metas,
  shareImage: image,
});

/** What an audit of the site against RGAA has found. Without one the law knows one answer. */
const ACCESSIBILITY = ['non-compliant', 'partly-compliant', 'fully-compliant'] as const;

const settings = z
  .object({
    title: prose,
    siteName: optionalProse,
    baseline: optionalProse,
    homeTitle: optionalProse,
    homeLead: optionalProse,
    accessibilityStatus: z.enum(ACCESSIBILITY).catch('non-compliant'),
    email: optional(z.object({ email: optional(z.string()) })),
    dataController: optionalProse,
    dataProtectionEmail: optional(z.email()).catch(null),
    schools: list(school),
    seo: optional(seo),
    networkSiteUrl: link.optional(),
    careersUrl: link.optional(),
    complaintUrl: link.optional(),
    footerFrameUrl: link.optional(),
    mediaUrl: link.optional(),
  })
  .transform(
    ({ title, siteName, baseline, homeTitle, homeLead, email, schools, seo, ...urls }) => ({
      title,
      accessibility: urls.accessibilityStatus,
      siteName: siteName ?? title,
      baseline,
      /** What the home says in place of its own words. */
      home: { title: homeTitle, lead: homeLead },
      email: email?.email ?? null,
      /** Who answers for what visitors entrust to the school. */
      dataProtection: {
        controller: urls.dataController ?? title,
        email: urls.dataProtectionEmail ?? email?.email ?? null,
      },
      phone: schools[0]?.phone?.number ?? null,
      socials: schools[0]?.social ?? [],
      description: seo?.metaDescription ?? null,
      twitterSite: seo?.twitterSite ?? null,
      metas: seo?.metas ?? [],
      shareImage: seo?.shareImage ?? null,
      addresses: {
        network: urls.networkSiteUrl ?? null,
        careers: urls.careersUrl ?? null,
        complaint: urls.complaintUrl ?? null,
        footerFrame: urls.footerFrameUrl ?? null,
        media: urls.mediaUrl ?? null,
      },
    }),
  );

export type Settings = z.output<typeof settings>;

/** What the frame of every page is made from: without it there is no frame. */
export function siteSettings(locale: Locale): Promise<Settings> {
  return client.get({ path: '/users/me', locale, schema: enveloped(settings) });
}
