import { fill, useLabels } from '../../modules/taxonomy';

/** 0 is « Bac », 3 is « Bac + 3 ». */
export function useLevelName(): (years: number) => string {
  const { courses } = useLabels();
  return (years) => fill(years === 0 ? courses.bac : courses.bacPlus, { years });
}
