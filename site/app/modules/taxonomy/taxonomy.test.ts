import { expect, it } from 'vitest';
import { fill, labels } from './index';

it.each([
  [400, 'Mauvaise requête.'],
  [401, 'Utilisateur non authentifié.'],
  [403, 'Accès refusé.'],
  [404, "Oops cette page n'existe pas (ou plus)"],
  [500, 'Erreur interne au serveur.'],
  [503, 'Erreur interne au serveur.'],
  [504, 'Délai de réponse dépassé.'],
  ['other', 'Une erreur est survenue.'],
] as const)('ERR-2: status %s says « %s »', (status, message) => {
  expect(labels('fr').utils.errors.statuses[status]).toBe(message);
});

it('fills the places a label leaves open, and leaves an unknown one as it is', () => {
  expect(fill('Code erreur {code} ({why})', { code: 404 })).toBe('Code erreur 404 ({why})');
});
