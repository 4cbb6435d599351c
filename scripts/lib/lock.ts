import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './failures.ts';

/**
 * One at a time over all processes of this machine. The lock is a listening socket: the system drops it with the
 * process that held it, so there is no stale lock to recognise.
 */
export async function withLock<T>(
  name: string,
  action: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const address = addressOf(name);
  let server = await listen(address);
  while (server === undefined) {
    await wait(200, undefined, signal === undefined ? {} : { signal });
    server = await listen(address);
  }
  try {
    return await action();
  } finally {
    server.close();
  }
}

function addressOf(name: string): string {
  const key = createHash('sha256').update(name).digest('hex').slice(0, 16);
  if (process.platform === 'linux') return `\0parvis-${key}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\parvis-${key}`;
  return path.join(os.tmpdir(), `parvis-${key}`);
}

async function listen(address: string): Promise<net.Server | undefined> {
  if (path.isAbsolute(address) && process.platform !== 'win32') await removeDeadSocket(address);
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', (error) =>
      errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server.unref()));
  });
}

function removeDeadSocket(file: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(file, () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', (error) => {
      if (errorCode(error) === 'ECONNREFUSED') fs.rmSync(file, { force: true });
      resolve();
    });
  });
}
