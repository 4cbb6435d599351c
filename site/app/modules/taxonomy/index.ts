export type { Dictionary } from './fr';
export { grouped } from './grouped';
export { LanguageProvider, useLabels, useLanguage } from './language';
export { fill, type Language, labels } from './taxonomy';
export { typeset } from './typeset';
