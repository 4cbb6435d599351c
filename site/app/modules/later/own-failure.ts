let answered = 0;

/** Code that is missing has its page loaded anew (decision 0031), unless whoever asks for it has an answer of their own. */
export async function ownFailure<Value>(act: () => Promise<Value>): Promise<Value> {
  answered += 1;
  try {
    return await act();
  } finally {
    answered -= 1;
  }
}

/** Whether somebody who is asking for code answers for it. An event does not say whose code it is about. */
export function isAnswered(): boolean {
  return answered > 0;
}
