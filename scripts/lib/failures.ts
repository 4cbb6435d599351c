import table from './failures.json' with { type: 'json' };

export type Kind = 'install' | 'build';

/** A failure that the user can read: one sentence, and the lines to show above it. */
export class Failure extends Error {
  readonly lines: readonly string[];

  constructor(sentence: string, lines: readonly string[] = []) {
    super(sentence);
    this.lines = lines;
  }
}

/** The known cause behind a tool's output. Network and registry causes are only looked for in an install. */
export function recognise(output: string, kind: Kind): string | undefined {
  const row = table.find(
    ({ pattern, only }) =>
      (only === undefined || only === kind) && new RegExp(pattern).test(output),
  );
  return row?.sentence;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new Failure(recognise(message, 'build') ?? `Unexpected failure: ${message}.`);
}

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
