import { adminApi } from '@strapi/strapi/admin';
import type { Figures, Period } from '../../visitor-requests/figures-report';
import { VISITOR_REQUEST } from '../../visitor-requests/kind';
import type { Names } from '../../visitor-requests/names';

const PATH = '/parvis/requests';

const api = adminApi
  .enhanceEndpoints({
    addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments', 'RequestFigures'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      requestNames: build.query<Names, void>({
        query: () => ({ url: `${PATH}/names`, method: 'GET' }),
      }),
      requestFigures: build.query<Figures, Period>({
        query: (weeks) => ({ url: `${PATH}/figures?weeks=${weeks}`, method: 'GET' }),
        providesTags: ['RequestFigures'],
      }),
      countRequestsOf: build.mutation<{ count: number }, string>({
        query: (email) => ({ url: `${PATH}/person`, method: 'POST', data: { email } }),
      }),
      eraseRequestsOf: build.mutation<{ count: number }, string>({
        query: (email) => ({ url: `${PATH}/person/erase`, method: 'POST', data: { email } }),
        invalidatesTags: [
          { type: 'Document', id: `${VISITOR_REQUEST}_LIST` },
          'RecentDocumentList',
          'CountDocuments',
          'RequestFigures',
        ],
      }),
    }),
  });

export const EXPORT = `${PATH}/export`;
export const {
  useRequestNamesQuery,
  useRequestFiguresQuery,
  useCountRequestsOfMutation,
  useEraseRequestsOfMutation,
} = api;
