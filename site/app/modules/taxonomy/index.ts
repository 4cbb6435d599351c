export { counted, isOne, type Plural } from './counted';
export type { Dictionary } from './fr';
export { grouped } from './grouped';
export { LanguageProvider, useLabels, useLanguage } from './language';
export { placeOf } from './places';
export { fill, type Language, labels, loadWords } from './taxonomy';
export { hasTerm, missingTerm, type Terms, term } from './terms';
