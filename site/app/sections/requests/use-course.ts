import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { CourseChoice } from '../../content/crm-choice.server';
import { CHOOSING, useRequestWords } from '../../modules/requests';
import { faultWords } from './fault-words';

export type ChosenCourse = ReturnType<typeof useCourse>;

/** The course that is chosen now, and its campuses, which the page may not have come with. */
export function useCourse(sent: CourseChoice, asked: string) {
  const requests = useRequestWords();
  const fetcher = useFetcher<{ choice: CourseChoice | null } | null>();
  const [picked, setPicked] = useState<string | null>(null);
  const [campus, setCampus] = useState(asked);
  const course = picked ?? sent.course;
  const waiting = fetcher.state !== 'idle';
  const answer = waiting ? undefined : fetcher.data;
  const known = [sent, answer?.choice].find(
    (found) => found?.course === course && (found.campuses.length > 0 || found.total !== null),
  );
  const lost = answer !== undefined && !answer?.choice && !known;
  const fault = lost
    ? requests.faults.campus.unloaded
    : faultWords(requests, 'campus', answer?.choice?.faults.campus);
  const campuses = known?.campuses ?? [];
  return {
    course,
    campuses,
    /** How many there are, when one is chosen by its name. */
    total: known?.total ?? null,
    waiting,
    /** The one that is chosen, when it is one of them. */
    campus: campuses.find(({ slug }) => slug === campus)?.slug,
    /** What has been chosen since the page was judged, and what there is to say of it. */
    since: picked !== null && picked !== sent.course ? { campus: known?.campus, fault } : null,
    follow: (next: string) => {
      setPicked(next);
      const body = { course: next, campus, [CHOOSING.name]: CHOOSING.value };
      void fetcher.submit(body, { method: 'post', defaultShouldRevalidate: false });
    },
    settle: setCampus,
  };
}
