import { config } from '../../config.server';
import { POLICIES } from '../../modules/caching';

/** SEO-3: everything may be read but what answers programs; pages say of themselves whether they may be shown. */
export function loader() {
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    '',
  ];
  return new Response(rules.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', ...POLICIES.asked },
  });
}
