type Query = Record<string, unknown>;

/** The news call as the site knows it: dated items only, newest first, whatever else the caller asks for. */
export function newsQuery(query: Query): Query {
  const { filters, pagination, ...rest } = query;
  const dated = { publishDate: { $notNull: true } };
  return {
    sort: 'publishDate:desc',
    populate: {
      focusImage: true,
      campus_infos: { fields: ['title', 'slug', 'name'] },
      cat_news: { fields: ['title', 'slug'] },
    },
    ...rest,
    ...limits(pagination),
    filters: filters ? { $and: [filters, dated] } : dated,
    status: 'published',
  };
}

function limits(pagination: unknown): Query {
  if (typeof pagination !== 'object' || pagination === null) return {};
  const { limit, start, page, pageSize } = pagination as Record<string, unknown>;
  if (pageSize !== undefined || page !== undefined) {
    const size = Number(pageSize ?? 25);
    return { limit: size, start: (Number(page ?? 1) - 1) * size };
  }
  return {
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    ...(start === undefined ? {} : { start: Number(start) }),
  };
}
