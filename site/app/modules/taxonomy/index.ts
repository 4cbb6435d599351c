export type { Dictionary } from './fr';
export { LanguageProvider, useLabels, useLanguage } from './language';
export { fill, type Language, labels } from './taxonomy';
