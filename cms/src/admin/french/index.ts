import { BLOCK_FAMILIES } from '../blocks.ts';
import { COMMON } from './common.ts';
import { CONTENT, UNPREFIXED } from './content.ts';
import { CONTENT_VIEWS, UNPREFIXED_VIEWS } from './content-views.ts';
import { HOME } from './home.ts';
import { KINDS } from './kinds.ts';
import { LANGUAGES, UNPREFIXED_LANGUAGES } from './languages.ts';
import { MEDIA, UNPREFIXED_MEDIA } from './media.ts';
import { MEDIA_FILE } from './media-file.ts';
import { MAIL, MODELS, PROGRAMS, SERVICE_ACCOUNTS } from './service-accounts.ts';
import { SETTINGS } from './settings.ts';
import { SIGN_IN } from './sign-in.ts';
import { typeset } from './typography.ts';
import { VALUES } from './values.ts';

type Messages = Record<string, string>;

/** What Strapi leaves in English, or says badly. It wins over Strapi's own French. */
export const STRAPI_IN_FRENCH: Messages = {
  ...COMMON,
  ...HOME,
  ...SETTINGS,
  ...SIGN_IN,
  ...SERVICE_ACCOUNTS,
  ...UNPREFIXED,
  ...UNPREFIXED_LANGUAGES,
  ...UNPREFIXED_MEDIA,
  ...UNPREFIXED_VIEWS,
  ...prefixed('content-manager', { ...CONTENT, ...CONTENT_VIEWS }),
  ...prefixed('content-type-builder', MODELS),
  ...prefixed('email', MAIL),
  ...prefixed('i18n', LANGUAGES),
  ...prefixed('upload', { ...MEDIA, ...MEDIA_FILE }),
  ...prefixed('users-permissions', PROGRAMS),
};

export const FRENCH: Messages = map(
  { ...STRAPI_IN_FRENCH, ...KINDS, ...BLOCK_FAMILIES, ...VALUES },
  typeset,
);

function prefixed(area: string, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [`${area}.${key}`, text]),
  );
}

function map(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, change(text)]));
}
