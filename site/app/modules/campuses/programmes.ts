import type { Offering } from '../../content/offerings.server';
import type { ProgrammeSummary } from '../../content/programmes.server';
import { derived } from '../derived';
import { grouped } from '../programmes';

/** A programme as one campus has it. */
export type CampusProgramme = {
  slug: string;
  title: string;
  duration: ProgrammeSummary['duration'];
  levelOut: ProgrammeSummary['levelOut'];
  rhythm: Offering['rhythm'];
  route: Offering['route'];
  enrolment: Offering['enrolment'];
  /** The next time it starts. */
  intake: Offering['intakes'][number] | null;
};

export type ProgrammeGroup = {
  type: ProgrammeSummary['landingType'];
  programmes: CampusProgramme[];
};

const byCampus = derived((offerings: Offering[]) =>
  grouped(offerings, ({ campus }) => campus.slug),
);

/** What a campus teaches, by type, in the order of the programmes. One that has no page in this language is not named. */
export function programmesAt(
  campus: string,
  programmes: ProgrammeSummary[],
  offerings: Offering[],
  today: string,
): ProgrammeGroup[] {
  const here = new Map(
    (byCampus(offerings).get(campus) ?? []).map((offering) => [offering.programme.slug, offering]),
  );
  const groups = new Map<string, ProgrammeGroup>();
  for (const { slug, title, landingType: type = null, duration, levelOut } of programmes) {
    const offering = here.get(slug);
    if (!offering) continue;
    const { rhythm, route, enrolment, intakes } = offering;
    const intake = intakes.find(({ date }) => date !== null && date >= today) ?? null;
    const group = groups.get(type ?? '') ?? { type, programmes: [] };
    group.programmes.push({ slug, title, duration, levelOut, rhythm, route, enrolment, intake });
    groups.set(type ?? '', group);
  }
  return [...groups.values()];
}
