import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Connection, type House } from './connection';

export type { Outcome } from './connection';

/**
 * Has plain questions for pages answered on their connection, before `node:http` makes a request and a response of each, which takes several
 * times as long as the answer. The first that is anything else has its connection handed to `node:http`, for good. Gives what lets go
 * of those who ask for nothing.
 */
export function openDoorstep(server: Server, answer: House['answer']): () => void {
  const [toHttp] = server.listeners('connection');
  if (!toHttp) throw new Error('The server takes no connections');
  server.off('connection', toHttp as () => void);
  const here = new Map<Socket, Connection>();
  const house: House = {
    answer,
    toHttp: (socket) => {
      here.delete(socket);
      toHttp.call(server, socket);
    },
    times: server,
  };
  server.on('connection', (socket: Socket) => {
    here.set(socket, new Connection(socket, house));
    socket.once('close', () => here.delete(socket));
  });
  return () => {
    for (const connection of here.values()) connection.close();
  };
}
