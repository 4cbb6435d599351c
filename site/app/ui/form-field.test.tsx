import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from './checkbox';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';

const CONTROLS = {
  TextField: (error?: string) => (
    <TextField label="Nom" name="name" hint="Comme à l’état civil." error={error} required />
  ),
  TextArea: (error?: string) => (
    <TextArea label="Nom" name="name" hint="Comme à l’état civil." error={error} required />
  ),
  SelectField: (error?: string) => (
    <SelectField
      label="Nom"
      name="name"
      hint="Comme à l’état civil."
      error={error}
      required
      none="Choisir"
      choices={[]}
    />
  ),
};

/** The words that an attribute of ids leads to, in their order. */
function wordsBehind(markup: string, attribute: string): string[] {
  const ids = new RegExp(`${attribute}="([^"]*)"`).exec(markup)?.[1]?.split(' ') ?? [];
  return ids.map((id) => {
    const inside = markup.split(`id="${id}"`)[1]?.split('</p>')[0] ?? '';
    return inside.replace(/^[^>]*>/, '').replaceAll(/<[^>]*>/g, '');
  });
}

for (const [name, control] of Object.entries(CONTROLS)) {
  it(`${name}: has a label, its help, and what is said of it`, () => {
    const markup = renderToStaticMarkup(control());
    const id = /<(?:input|textarea|select)[^>]* id="([^"]*)"/.exec(markup)?.[1];
    expect(id).toBeTruthy();
    expect(markup).toContain(`<label for="${id}"`);
    expect(markup).toContain('required=""');
    expect(wordsBehind(markup, 'aria-describedby')).toEqual(['Comme à l’état civil.']);
    expect(markup).not.toContain('aria-invalid');
  });

  it(`${name}: what is wrong with it is said first`, () => {
    const markup = renderToStaticMarkup(control('Il manque votre nom.'));
    expect(markup).toContain('aria-invalid="true"');
    expect(wordsBehind(markup, 'aria-describedby')).toEqual([
      'Il manque votre nom.',
      'Comme à l’état civil.',
    ]);
  });
}

it('a field that needs no words has none', () => {
  const markup = renderToStaticMarkup(<TextField label="Nom" name="name" />);
  expect(markup).not.toContain('aria-describedby');
});

it('a box to tick says what is wrong with leaving it', () => {
  const box = (error?: string) =>
    renderToStaticMarkup(
      <Checkbox name="consent" error={error}>
        J’accepte
      </Checkbox>,
    );
  expect(box()).not.toMatch(/aria-(invalid|describedby)/);
  expect(wordsBehind(box('Cochez la case.'), 'aria-describedby')).toEqual(['Cochez la case.']);
  expect(box('Cochez la case.')).toContain('aria-invalid="true"');
});
