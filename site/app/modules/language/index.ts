export {
  LANGUAGE_COOKIE,
  languageChosen,
  languageCookie,
  languageIn,
  rememberedLanguage,
  rememberLanguage,
} from './choice';
