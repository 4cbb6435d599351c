import type { MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

function press(props: Parameters<typeof Button>[0]) {
  const preventDefault = vi.fn();
  // What React would call: only whether the default is prevented matters here.
  Button(props).props.onClick({ preventDefault } as unknown as MouseEvent);
  return preventDefault;
}

it('is a button that sends nothing, unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>Imprimer</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Envoyer</Button>)).toContain('type="submit"');
});

it('does what it is for when it is pressed', () => {
  const onClick = vi.fn();
  expect(press({ onClick })).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledOnce();
});

it('while what it set off is under way, it says so, can be reached, and does nothing more', () => {
  const onClick = vi.fn();
  expect(press({ onClick, busy: true, type: 'submit' })).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
  const markup = renderToStaticMarkup(
    <Button busy wait="Envoi…">
      Envoyer
    </Button>,
  );
  expect(markup).toContain('aria-busy="true" aria-disabled="true"');
  expect(markup).not.toContain(' disabled=');
});

it('keeps room for what it says meanwhile, and shows one of the two', () => {
  const hidden = (busy: boolean) =>
    /invisible">(?:<span[^>]*><\/span>)?([^<]*)/.exec(
      renderToStaticMarkup(
        <Button busy={busy} wait="Envoi…">
          Envoyer
        </Button>,
      ),
    )?.[1];
  expect(hidden(false)).toBe('Envoi…');
  expect(hidden(true)).toBe('Envoyer');
});
