import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, test } from 'node:test';
import { readPort, refuseTakenPorts } from './ports.ts';

async function takePort(host: string): Promise<number> {
  const server = net.createServer().listen(0, host);
  after(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

for (const host of ['127.0.0.1', '0.0.0.0', '::']) {
  test(`a port taken on ${host} is refused, with the variable that moves it`, async () => {
    const port = await takePort(host);
    await assert.rejects(refuseTakenPorts([{ port, variable: 'PORT', what: 'the site' }]), {
      message: `Port ${port}, for the site, is taken: stop what uses it, or set PORT to another port.`,
    });
  });
}

test('a free port is accepted, and is free afterwards', async () => {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  assert.ok(address !== null && typeof address === 'object');
  server.close();
  await once(server, 'close');
  const use = { port: address.port, variable: 'PORT', what: 'the site' };
  await refuseTakenPorts([use]);
  await refuseTakenPorts([use]);
});

test('the same port twice is refused', async () => {
  const uses = [
    { port: 1, variable: 'PORT', what: 'the site' },
    { port: 1, variable: 'CMS_PORT', what: 'the content service' },
  ];
  await assert.rejects(
    refuseTakenPorts(uses.map((use) => ({ ...use, port: 45_679 }))),
    /both 45679/,
  );
});

for (const text of ['abc', '0', '65536', '-1', '3000x', '1e3', '3.5']) {
  test(`the port "${text}" is refused`, () => {
    assert.throws(() => readPort({ PORT: text }, 'PORT', 3000), {
      message: new RegExp(`PORT is "${text}"`),
    });
  });
}

test('an absent or empty port is the usual one', () => {
  assert.equal(readPort({}, 'PORT', 3000), 3000);
  assert.equal(readPort({ PORT: '' }, 'PORT', 3000), 3000);
  assert.equal(readPort({ PORT: '8080' }, 'PORT', 3000), 8080);
});
