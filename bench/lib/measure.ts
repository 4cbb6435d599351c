import type { Ground } from './ground.ts';

/** What a figure has to be, where the project says so. */
export type Goal = { at: 'least' | 'most'; value: number };

export type Row = {
  name: string;
  value: number;
  /** `×` is a ratio: the chart draws those beside each other. */
  unit: string;
  goal?: Goal;
  /** The figures that the value was made from. */
  detail: string;
};

/** One thing that is measured: one file of `measures/`, known by the file's name. */
export type Measure = {
  title: string;
  /** What is held against what, and how, in a sentence or two. */
  about: string;
  /** Left out unless everything is asked for, or it is asked for by name. */
  isLong?: true;
  /** It is given up after that. */
  minutes: number;
  run: (ground: Ground) => Promise<Row[]>;
};

export type Result = {
  name: string;
  measure: Measure;
  rows: Row[];
  /** The share of the processor's time that the host had meanwhile, where the system tells. */
  stolen?: number | undefined;
  failure?: string;
};

export function isMet({ value, goal }: Row): boolean | undefined {
  if (goal === undefined) return undefined;
  return goal.at === 'least' ? value >= goal.value : value <= goal.value;
}
