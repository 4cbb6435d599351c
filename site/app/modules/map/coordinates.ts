type Letters = { north: string; south: string; east: string; west: string };

/** 45.764, 4.8357 → « 45° 46′ N, 4° 50′ E ». */
export function coordinates(latitude: number, longitude: number, letters: Letters): string {
  const vertical = angle(latitude, letters.north, letters.south);
  return `${vertical}, ${angle(longitude, letters.east, letters.west)}`;
}

function angle(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°\u00a0${rest}′\u00a0${value < 0 ? negative : positive}`;
}
