/** The true massifs, as swellings: where, how far they reach in degrees, how they lie (degrees from east), how high. */
type Massif = {
  longitude: number;
  latitude: number;
  reach: [number, number];
  lies: number;
  height: number;
};

const massif = (
  longitude: number,
  latitude: number,
  along: number,
  across: number,
  lies: number,
  height: number,
): Massif => ({ longitude, latitude, reach: [along, across], lies, height });

export const MASSIFS: Massif[] = [
  // Alps, from Mont Blanc to the sea, and the Swiss side
  massif(6.9, 45.6, 0.75, 1.0, -15, 1.5),
  massif(6.5, 44.5, 0.7, 0.9, 10, 1.25),
  massif(7.0, 44.0, 0.6, 0.5, 0, 0.9),
  massif(5.6, 44.9, 0.35, 0.6, 0, 0.75),
  massif(6.2, 46.3, 0.3, 0.5, 30, 0.5),
  massif(8.0, 46.4, 1.0, 0.5, 20, 1.5),
  massif(5.4, 43.9, 0.5, 0.2, 0, 0.4),
  // Jura
  massif(6.0, 46.6, 0.22, 0.75, -32, 0.7),
  // Pyrenees and Cantabria
  massif(-0.2, 42.85, 0.9, 0.28, 6, 1.25),
  massif(1.3, 42.65, 0.95, 0.28, 4, 1.2),
  massif(2.3, 42.5, 0.4, 0.25, 0, 0.9),
  massif(-1.1, 43.05, 0.4, 0.18, 0, 0.5),
  massif(-2.5, 43.1, 1.4, 0.2, 0, 0.8),
  massif(0.6, 42.3, 1.2, 0.3, 0, 0.9),
  // Massif central
  massif(2.8, 45.3, 0.5, 0.7, 0, 1.0),
  massif(2.7, 44.9, 0.5, 0.4, 0, 0.85),
  massif(3.7, 44.9, 0.5, 0.6, 0, 0.85),
  massif(3.3, 44.2, 0.6, 0.3, 30, 0.7),
  massif(1.9, 45.6, 0.6, 0.4, 0, 0.55),
  massif(4.2, 45.4, 0.35, 0.6, -10, 0.65),
  massif(4.5, 46.0, 0.2, 0.5, 0, 0.5),
  massif(2.6, 43.5, 0.5, 0.18, 10, 0.5),
  massif(0.2, 45.6, 0.6, 0.4, 0, 0.18),
  // Morvan, Langres, Vosges, Ardennes, Champagne
  massif(4.05, 47.1, 0.3, 0.45, 0, 0.5),
  massif(5.3, 47.7, 0.4, 0.4, 0, 0.32),
  massif(7.0, 48.1, 0.25, 0.6, -20, 0.75),
  massif(6.4, 48.0, 0.4, 0.4, 0, 0.35),
  massif(4.9, 49.9, 0.5, 0.25, 0, 0.4),
  massif(3.9, 48.6, 0.7, 0.4, 0, 0.12),
  // Brittany and Normandy
  massif(-3.3, 48.3, 0.9, 0.18, -5, 0.3),
  massif(-0.8, 48.8, 0.8, 0.2, 0, 0.25),
  massif(-0.6, 48.4, 0.6, 0.2, 0, 0.28),
  // Corsica
  massif(9.05, 42.2, 0.3, 0.55, 0, 1.1),
];
