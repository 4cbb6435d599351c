/** What each list shows, and in which order: what an editor looks for first. */
export type List = { main: string; columns: string[]; sort: string; order: 'ASC' | 'DESC' };

const list = (
  main: string,
  columns: string[],
  sort = main,
  order: List['order'] = 'ASC',
): List => ({
  main,
  columns: [main, ...columns],
  sort,
  order,
});

export const LISTS: Record<string, List> = {
  'api::article.article': list('title', ['rubrique', 'publishDate'], 'publishDate', 'DESC'),
  'api::banner.banner': list('message', ['startsAt', 'endsAt'], 'startsAt', 'DESC'),
  'api::blog-category.blog-category': list('title', ['slug']),
  'api::blog-post.blog-post': list('title', ['category', 'publishDate'], 'publishDate', 'DESC'),
  'api::campus.campus': list('name', ['slug', 'phone']),
  'api::event.event': list('title', ['dateStart', 'campus', 'type'], 'dateStart', 'DESC'),
  'api::menu-enrichi.menu-enrichi': list('type', []),
  'api::news-category.news-category': list('title', ['slug']),
  'api::news.news': list(
    'title',
    ['publishDate', 'campus_infos', 'cat_news'],
    'publishDate',
    'DESC',
  ),
  'api::offering.offering': list('label', ['programme', 'campus', 'enrolment', 'route']),
  'api::page.page': list('title', ['path']),
  'api::programme.programme': list('title', ['landingType', 'levelOut', 'rhythm']),
  'api::redirect.redirect': list('from', ['to', 'note']),
  'api::team-member.team-member': list('name', ['role', 'campus']),
  'api::testimonial.testimonial': list('name', ['programme', 'campus', 'position']),
  'api::visitor-request.visitor-request': list(
    'lastName',
    ['action', 'programme', 'campus', 'receivedAt', 'state', 'originLabel'],
    'receivedAt',
    'DESC',
  ),
  'api::work-study-offer.work-study-offer': list(
    'title',
    ['company', 'campus', 'expiry'],
    'expiry',
  ),
};
