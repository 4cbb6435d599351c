import { handOff } from './hand-off';
import { type Answer, type Call, type Popin, type PopinEvent, pending, popin } from './machine';

export type Ask = (question: Call['question']) => Promise<Answer>;

/** Where the visitor is, and came from. */
export type Visit = { origin: string; tracking: string };

/** POP-9: a link is known once it leads somewhere. */
export function handingOff(ask: Ask, { origin, tracking }: Visit): Ask {
  return async (question) => {
    const answer = await ask(question);
    if (question.of !== 'link') return answer;
    return typeof answer === 'string' ? handOff(answer, origin, question, tracking) : null;
  };
}

/** What became of a call. */
export function outcome({ number: call, question }: Call, ask: Ask): Promise<PopinEvent> {
  return ask(question).then(
    (answer): PopinEvent => ({ type: 'answered', call, answer }),
    (): PopinEvent => ({ type: 'failed', call }),
  );
}

/** Where nobody looks on: once nothing more is waited for. */
export async function settle(state: Popin, ask: Ask): Promise<Popin> {
  const calls = pending(state);
  if (calls.length === 0) return state;
  const events = await Promise.all(calls.map((call) => outcome(call, ask)));
  return settle(events.reduce(popin, state), ask);
}
