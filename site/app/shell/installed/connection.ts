/** APP-1: what an installed application says of the network: nothing, that it is gone, or that it is back. */
export type Connection = 'quiet' | 'offline' | 'back';

export type Change = 'lost' | 'returned' | 'elapsed';

const NEXT: Record<Connection, Partial<Record<Change, Connection>>> = {
  quiet: { lost: 'offline' },
  offline: { returned: 'back' },
  back: { lost: 'offline', elapsed: 'quiet' },
};

export function nextConnection(connection: Connection, change: Change): Connection {
  return NEXT[connection][change] ?? connection;
}
