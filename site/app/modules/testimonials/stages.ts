type Place = { slug: string; name: string };

/** The campuses of a testimonial: the way that was taken, or the one place it tells of. */
export function stagesOf({ stages, campus }: { stages: Place[]; campus: Place | null }): Place[] {
  return stages.length > 0 ? stages : campus ? [campus] : [];
}
