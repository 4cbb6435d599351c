import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInMetropolitanFrance, project, triangulate } from './mesh.ts';

const at = (x: number, y: number) => ({ x, y });

test('neighbours are joined in triangles, and no one across another', () => {
  const square = [at(0, 0), at(10, 0), at(10, 10), at(0, 10), at(5, 4)];
  assert.deepEqual(triangulate(square), [
    [0, 1, 4],
    [0, 3, 4],
    [1, 2, 4],
    [2, 3, 4],
  ]);
});

test('a triangle that is almost a line is no triangle', () => {
  assert.deepEqual(triangulate([at(0, 0), at(10, 0), at(20, 1)]), []);
});

test('the sheet is one wide, the north at its top and the west at its left', () => {
  const lille = { latitude: 50.63, longitude: 3.06 };
  const brest = { latitude: 48.39, longitude: -4.49 };
  const toulon = { latitude: 43.12, longitude: 5.93 };
  const { points, height } = project([lille, brest, toulon]);
  assert.deepEqual(
    points.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)]),
    [
      ['0.72', '0.00'],
      ['0.00', '0.31'],
      ['1.00', height.toFixed(2)],
    ],
  );
});

test('La Réunion and Burkina Faso are not on it', () => {
  assert.ok(isInMetropolitanFrance({ latitude: 45.76, longitude: 4.84 }));
  assert.ok(!isInMetropolitanFrance({ latitude: -20.88, longitude: 55.45 }));
  assert.ok(!isInMetropolitanFrance({ latitude: 12.37, longitude: -1.52 }));
});
