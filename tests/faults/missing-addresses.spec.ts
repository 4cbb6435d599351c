import { expect, test } from '@playwright/test';
import { ask } from '../harness/client.ts';
import { startSite } from '../harness/product.ts';
import { type Answer, hangUp, json, StandIn, silence } from '../harness/stand-in.ts';

const PATH = '/missing-addresses';
const refusal = (status: number) => json({ error: { status, message: '/perdue' } }, status);

for (const [name, answer] of [
  ['does not answer', silence],
  ['hangs up', hangUp],
  ['is at fault', refusal(500)],
  ['has taken the right away', refusal(403)],
  ['refuses what it is told', refusal(400)],
] as const satisfies [string, Answer][]) {
  test(`a service that ${name} when told of what is missing: no visitor waits, and the site stops as it should`, async () => {
    const service = await StandIn.start();
    service.on(PATH, answer);
    const site = await startSite({ api: service.api });
    try {
      const pages = Array.from({ length: 20 }, (_, at) => `/perdue/${at}`);
      for (const page of pages) {
        expect((await ask(`${site.url}${page}`)).status).toBe(404);
      }
      expect(service.count(PATH)).toBe(0);
    } finally {
      await site.stop();
      await service.stop();
    }
    expect(await site.exited).toBe(0);
    const [told] = service.calls.filter(({ path }) => path === PATH);
    expect(JSON.parse(told?.body ?? '').data).toHaveLength(20);
    const warnings = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"warn"'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('"addresses":20');
    expect(warnings[0]).not.toContain('perdue');
  });
}
