import type { CourseChoice } from '../../content/crm-choice.server';
import type { Answers, Faults, Refusal } from '../../modules/requests';

/** What a form shows. */
export type Shown = { choice: CourseChoice; answers: Answers; faults: Faults; token: string };

/** What came back in place of a confirmation. */
export type Returned = Omit<Shown, 'choice'> & {
  /** Null while nobody can say what is offered. */
  choice: CourseChoice | null;
  refusal?: Refusal;
  minutes?: number;
};
