export type ErrorRecordFields = {
  scope: string;
  source: string;
  statusCode: number;
  errorText: string;
  details?: unknown;
  previous?: ErrorRecord | undefined;
};

export type ErrorRecordJson = Omit<ErrorRecordFields, 'previous'> & { previous?: ErrorRecordJson };

/** What went wrong, where, and what it came from: the one error that crosses the layers of the site. */
export class ErrorRecord extends Error {
  override readonly name = 'ErrorRecord';
  readonly scope: string;
  readonly source: string;
  readonly statusCode: number;
  readonly errorText: string;
  readonly details: unknown;
  readonly previous: ErrorRecord | undefined;

  constructor({ scope, source, statusCode, errorText, details, previous }: ErrorRecordFields) {
    super(`${scope}: ${statusCode} ${errorText} (${source})`);
    this.scope = scope;
    this.source = source;
    this.statusCode = statusCode;
    this.errorText = errorText;
    this.details = details;
    this.previous = previous;
  }

  toJSON(): ErrorRecordJson {
    const { scope, source, statusCode, errorText, details, previous } = this;
    return {
      scope,
      source,
      statusCode,
      errorText,
      ...(details === undefined ? {} : { details }),
      ...(previous ? { previous: previous.toJSON() } : {}),
    };
  }

  static fromJSON({ previous, ...fields }: ErrorRecordJson): ErrorRecord {
    return new ErrorRecord({ ...fields, previous: previous && ErrorRecord.fromJSON(previous) });
  }
}

/** The errors that what came with a failed page tells of, the last first; none in production. */
export function chainOf(told: unknown): ErrorRecordJson[] {
  if (!isErrorRecordJson(told)) return [];
  return [told, ...chainOf(told.previous)];
}

function isErrorRecordJson(told: unknown): told is ErrorRecordJson {
  if (typeof told !== 'object' || told === null) return false;
  return ['scope', 'source', 'statusCode', 'errorText'].every((field) => field in told);
}

/** Absence is an answer; everything else that a content service does not deliver is an outage, which may pass. */
export function isOutage(error: unknown): boolean {
  return !(error instanceof ErrorRecord && error.statusCode === 404);
}
