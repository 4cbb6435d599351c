import { signIn } from './client.ts';
import { type Answer, json } from './stand-in.ts';

/** What a real content service answers to the same call, signed in on its own account, and changed on the way. */
export async function relayed(
  api: string,
  change: (answer: unknown) => unknown = (answer) => answer,
): Promise<Answer> {
  const authorization = `Bearer ${await signIn(api)}`;
  return async (call, response) => {
    const { method, path, query, body } = call;
    const answer = await fetch(`${api}${path}?${query}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    });
    return json(change(await answer.json()), answer.status)(call, response);
  };
}
