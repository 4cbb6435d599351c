import { expect, it, vi } from 'vitest';

vi.mock('@school/redirects.txt?raw', () => ({ default: '/a  /b\n/b  /a\n' }));

it('RED-7: a table that cannot stand keeps the site from starting, with the lines named', async () => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  await expect(import('./school.server')).rejects.toThrow('exit 1');
  expect(said.join('')).toBe(
    'The site cannot start: the redirects of the school cannot stand together.\n' +
      '- redirects.txt, line 1: /a leads back to itself, by /b and /a\n' +
      '- redirects.txt, line 2: /b leads back to itself, by /a and /b\n',
  );
});
