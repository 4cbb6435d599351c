import { createContext, type ReactNode, useContext } from 'react';
import type { Dictionary } from './fr';
import { type Language, labels } from './taxonomy';

const Current = createContext<Language>('fr');

export function LanguageProvider({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return <Current value={language}>{children}</Current>;
}

export function useLanguage(): Language {
  return useContext(Current);
}

export function useLabels(): Dictionary {
  return labels(useContext(Current));
}
