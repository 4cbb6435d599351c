import { adminApi } from '@strapi/strapi/admin';
import type { Judged } from '../../redirects/import/judge';
import { MOST_BYTES } from '../../redirects/import/limits';

export type { Judged };
export type Report = { lines: Judged[] };

export const REDIRECT = 'api::redirect.redirect';
const PATH = '/admin/redirects/import';

/** Of a file that is too large, as much as it takes for the service to say so. */
function request(url: string, file: Blob) {
  const data = new FormData();
  data.append('files', file.slice(0, MOST_BYTES + 1), 'redirections.csv');
  return { url, method: 'POST' as const, data };
}

const api = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments'] })
  .injectEndpoints({
    endpoints: (build) => ({
      checkRedirects: build.mutation<Report, Blob>({
        query: (file) => request(`${PATH}/check`, file),
      }),
      importRedirects: build.mutation<Report, Blob>({
        query: (file) => request(PATH, file),
        invalidatesTags: [
          { type: 'Document', id: `${REDIRECT}_LIST` },
          'RecentDocumentList',
          'CountDocuments',
        ],
      }),
    }),
  });

export const { useCheckRedirectsMutation, useImportRedirectsMutation } = api;

/** What went wrong, in words for the editor: the service's own when the file is at fault. */
export function problemOf(error: unknown): string {
  const { status, message } = isAnswer(error) ? error : { status: 0, message: '' };
  if (status === 400) return message;
  if (status === 403) return 'Vous n’avez pas le droit de créer des redirections.';
  return 'Le service n’a pas répondu comme prévu. Réessayez : ce qui est déjà importé ne le sera pas deux fois.';
}

function isAnswer(error: unknown): error is { status: number; message: string } {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}
