import { createContext } from 'react';
import type { Asked } from './address';

type Opens = {
  /** Over the page being read; where it cannot be, the address is followed. */
  open: (asked: Asked, to: string) => void;
  prepare: () => void;
};

export const Opening = createContext<Opens | null>(null);
