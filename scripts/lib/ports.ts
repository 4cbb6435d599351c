import net from 'node:net';
import { errorCode, Failure } from './failures.ts';
import type { Environment } from './settings.ts';

export type PortUse = { port: number; variable: string; what: string };

export function readPort(env: Environment, variable: string, usual: number): number {
  const text = env[variable]?.trim() ?? '';
  if (text === '') return usual;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Failure(`${variable} is "${text}": it must be a port number between 1 and 65535.`);
}

export async function refuseTakenPorts(uses: readonly PortUse[]): Promise<void> {
  for (const [index, use] of uses.entries()) {
    const twin = uses.slice(0, index).find(({ port }) => port === use.port);
    if (twin !== undefined) {
      throw new Failure(
        `${twin.variable} and ${use.variable} are both ${use.port}: give them different ports.`,
      );
    }
    await refuseTaken(use);
  }
}

async function refuseTaken({ port, variable, what }: PortUse): Promise<void> {
  // One after the other: on some systems a wider address can be bound while a narrower one is taken.
  for (const host of ['127.0.0.1', '0.0.0.0', '::1', '::']) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new Failure(
        `Port ${port}, for ${what}, is taken: stop what uses it, or set ${variable} to another port.`,
      );
    }
    if (code === 'EACCES') {
      throw new Failure(
        `Port ${port}, for ${what}, may not be opened by this user: set ${variable} to another port.`,
      );
    }
  }
}

/** The error's code, or undefined when the port is free (an address that the machine lacks is no obstacle). */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(errorCode(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
