import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFrench, labelAlong, refusalInFrench } from './messages.ts';

for (const [english, french] of [
  ['title is a required field', '« Titre » est obligatoire.'],
  ['title must be a `string` type, but the final value was: `null`.', '« Titre » est obligatoire.'],
  ['title must be defined.', '« Titre » est obligatoire.'],
  ['title cannot be null.', '« Titre » est obligatoire.'],
  ['email cannot be empty', '« Titre » est obligatoire.'],
  ['title must be at least 1 characters', '« Titre » est obligatoire.'],
  ['country must be at least 2 characters', '« Titre » : 2 caractères au moins.'],
  ['title must be at most 200 characters', '« Titre » : 200 caractères au plus.'],
  ['slug must match the following: "/^[a-z]+$/"', '« Titre » n’a pas la forme attendue.'],
  ['email must be a valid email', '« Titre » n’est pas une adresse de courriel.'],
  ['latitude must be greater than or equal to -90', '« Titre » doit être au moins -90.'],
  ['value must be less than or equal to 99.5', '« Titre » doit être au plus 99.5.'],
  ['levelIn must be an integer', '« Titre » doit être un nombre entier.'],
  ['value must be a finite number', '« Titre » doit être un nombre.'],
  [
    'seats must be a `number` type, but the final value was: `NaN` (cast from the value `"x"`).',
    '« Titre » doit être un nombre.',
  ],
  [
    'body must be a `array` type, but the final value was: `"x"`.',
    '« Titre » n’a pas la forme attendue.',
  ],
  ['type must be one of the following values: a, b', '« Titre » n’est pas dans la liste.'],
  ['body[0].items field must have at least 1 items', '« Titre » est obligatoire.'],
  ['items field must have at least 3 items', '« Titre » doit avoir 3 éléments au moins.'],
  [
    'items field must have less than or equal to 5 items',
    '« Titre » doit avoir 5 éléments au plus.',
  ],
  ['This attribute must be unique', '« Titre » : un autre contenu a déjà cette valeur.'],
  ['password must contain at least one number', '« Titre » doit avoir un chiffre au moins.'],
  ['3 errors occurred', '3 champs sont à corriger.'],
  [
    '1 relation(s) of type api::campus.campus associated with this entity do not exist',
    'Un contenu lié n’existe plus.',
  ],
  ['Invalid format, expected yyyy-MM-dd', 'Une date n’a pas la forme attendue.'],
  ['Document not found', 'Ce contenu n’existe plus.'],
  ['Invalid credentials', 'Le courriel ou le mot de passe est incorrect.'],
  ['Email already taken', 'Un compte a déjà cette adresse.'],
  ['File too large: maximum allowed size is 2MB', 'Ce fichier est trop lourd : 2MB au plus.'],
  ['Forbidden', 'Vous n’en avez pas le droit.'],
  // The admin recognises this one by its words, and shows a page of its own.
  ['User not active', 'User not active'],
  ['« /forum » est déjà redirigé.', '« /forum » est déjà redirigé.'],
] as const) {
  test(`« ${english} » is told in French`, () => {
    assert.equal(inFrench(english, 'Titre'), french);
  });
}

test('a field without a label is « ce champ »', () => {
  assert.equal(inFrench('x is a required field'), 'Ce champ est obligatoire.');
});

test('a refusal of one field speaks of that field', () => {
  const message = 'title is a required field';
  const refusal = { message, name: 'ValidationError', details: { errors: [at('title', message)] } };
  assert.deepEqual(
    refusalInFrench(refusal, () => 'Titre'),
    {
      message: '« Titre » est obligatoire.',
      name: 'ValidationError',
      details: { errors: [at('title', '« Titre » est obligatoire.')] },
    },
  );
});

test('a refusal of several fields counts them, and each has its message', () => {
  const refusal = {
    message: '2 errors occurred',
    details: {
      errors: [
        at('title', 'title is a required field'),
        at('slug', 'This attribute must be unique'),
      ],
    },
  };
  const told = refusalInFrench(refusal, ([field]) => field?.toUpperCase());
  assert.equal(told.message, '2 champs sont à corriger.');
  assert.deepEqual(
    told.details.errors.map(({ message }) => message),
    ['« TITLE » est obligatoire.', '« SLUG » : un autre contenu a déjà cette valeur.'],
  );
});

test('an error that names no field is told too', () => {
  const refusal = { message: '1 error', details: { errors: [{ message: 'Name already taken' }] } };
  const told = refusalInFrench(refusal, (path) => path.join('.') || undefined);
  assert.deepEqual(told.details.errors, [{ message: 'Ce nom est déjà pris.' }]);
});

test('a refusal without fields keeps its details', () => {
  const refusal = { message: 'Forbidden', details: { reason: 'policy' } };
  assert.deepEqual(
    refusalInFrench(refusal, () => undefined),
    { message: 'Vous n’en avez pas le droit.', details: { reason: 'policy' } },
  );
});

test('a label is found through components and blocks', () => {
  const names = {
    sent: { body: [{ __component: 'texts.title' }, { __component: 'texts.accordion' }] },
    componentOf: (owner: string, field: string) =>
      ({ 'texts.accordion items': 'texts.volet', 'kind seo': 'seo.page' })[`${owner} ${field}`],
    labelOf: (owner: string, field: string) => `${owner} ${field}`,
  };
  for (const [path, label] of [
    ['title', 'kind title'],
    ['seo.metaTitle', 'seo.page metaTitle'],
    ['body.0.text', 'texts.title text'],
    ['body.1.items.2.title', 'texts.volet title'],
    ['body.9.text', 'kind text'],
  ] as const) {
    assert.equal(labelAlong(path.split('.'), 'kind', names), label);
  }
});

function at(field: string, message: string) {
  return { path: [field], message };
}
