/** Where a visitor is, as far as a commune says it. */
export type Place = {
  /** « Saint-Denis ». */
  name: string;
  /** « Seine-Saint-Denis ». */
  department: string;
  /** What finds this very one again: « Saint-Denis (93) ». */
  query: string;
  latitude: number;
  longitude: number;
  isNear: boolean;
};

/** What came of looking for one. Others of the same name, or of the same beginning, are offered beside it. */
export type Answer =
  | { kind: 'found'; place: Place; others: Place[] }
  | { kind: 'several'; others: Place[] }
  | { kind: 'unknown' };
