import type { Action } from './words.ts';

/** The periods one may choose, in weeks. */
export const PERIODS = [4, 12, 52] as const;
export type Period = (typeof PERIODS)[number];

/** What the page « Demandes » draws: numbers, and nothing about anyone. */
export type Figures = {
  total: number;
  /** Of the same number of weeks just before. */
  before: number;
  /** Whenever they came. */
  waiting: number;
  weeks: WeekCount[];
  programmes: Ranking;
  campuses: Ranking;
  origins: Ranking;
};
export type WeekCount = { monday: string; counts: Record<Action, number> };
export type Ranking = { ranked: { name: string; count: number }[]; others: number };
