import http from 'node:http';

/** An agent of its own: proxy settings of the environment are not for a call to this machine. */
const agent = new http.Agent({ keepAlive: false });

export function answers(url: string, status: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, timeout: 3000 }, (response) => {
      response.resume();
      resolve(response.statusCode === status);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
    request.on('close', () => resolve(false));
  });
}
