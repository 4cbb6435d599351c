export const YEARS_KEPT = 3;

export function oldestKept(today: Date): Date {
  const oldest = new Date(today);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - YEARS_KEPT);
  return oldest;
}
