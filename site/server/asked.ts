import type { IncomingMessage } from 'node:http';

/** What a request says of itself, whoever has read it. */
export type Asked = {
  method: string;
  url: string;
  header: (name: string) => string | undefined;
};

/** As `node:http` has read it. */
export function askedIn({ method = '', url = '', headers }: IncomingMessage): Asked {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { method, url, header };
}
