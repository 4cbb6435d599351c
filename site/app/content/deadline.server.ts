/**
 * Aborts when the time is over, unless the answer is there by then. A process that was busy looks at its clock before it reads
 * what has come meanwhile: it is given one turn to do so.
 */
export function deadline(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const late = new DOMException('The time is over', 'TimeoutError');
  setTimeout(() => setImmediate(() => controller.abort(late)), milliseconds).unref();
  return controller.signal;
}
