import { adminApi } from '@strapi/strapi/admin';
import { DESK, type Listing } from '../../missing-addresses/kind';
import { REDIRECT } from '../redirects/api';

export type List = 'open' | 'ignored';
type Asked = { list: List; words: string; page: number };

const NOTE = 'Depuis les adresses introuvables';

const api = adminApi
  .enhanceEndpoints({
    addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments', 'MissingAddresses'],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      missingAddresses: build.query<Listing, Asked>({
        query: (params) => ({ url: DESK, method: 'GET', config: { params } }),
        providesTags: ['MissingAddresses'],
      }),
      proposedTarget: build.query<{ target: string | null }, string>({
        query: (address) => ({
          url: `${DESK}/target`,
          method: 'GET',
          config: { params: { address } },
        }),
      }),
      ignoreAddress: build.mutation<unknown, { address: string; ignored: boolean }>({
        query: (data) => ({ url: `${DESK}/ignored`, method: 'POST', data }),
        invalidatesTags: ['MissingAddresses'],
      }),
      /** As the form of a redirect saves it: with the same rights, checks and announcement. */
      redirectAddress: build.mutation<unknown, { from: string; to: string }>({
        query: (rule) => ({
          url: `/content-manager/collection-types/${REDIRECT}`,
          method: 'POST',
          data: { ...rule, note: NOTE },
        }),
        invalidatesTags: [
          'MissingAddresses',
          { type: 'Document', id: `${REDIRECT}_LIST` },
          'RecentDocumentList',
          'CountDocuments',
        ],
      }),
    }),
  });

export const {
  useMissingAddressesQuery,
  useProposedTargetQuery,
  useIgnoreAddressMutation,
  useRedirectAddressMutation,
} = api;

/** What went wrong, in words for the editor: the service's own when the redirect cannot stand. */
export function problemOf(error: object): string {
  const isRefusal = 'status' in error && error.status === 400 && 'message' in error;
  return isRefusal
    ? String(error.message)
    : 'Le service n’a pas répondu. Rien n’a changé ; réessayez.';
}
