/** The server understood the call and said no: `success: false` with a status below 500 (api.md). */
export class RequestRefused extends Error {
  readonly status: number;
  /** Texts by field name, as the form knows them. */
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  /** With 409: the record as it is now. */
  readonly record: unknown;

  constructor(
    status: number,
    message: string,
    fieldErrors: Readonly<Record<string, string[]>> = {},
    record?: unknown,
  ) {
    super(message);
    this.name = 'RequestRefused';
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.record = record;
  }
}

/** No usable answer: no connection, a status of 500 and above, or a body that nobody can read. */
export class RequestFailed extends Error {
  /** 0 without a connection. */
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(status === 0 ? 'No connection' : `Unusable answer with status ${status}`, { cause });
    this.name = 'RequestFailed';
    this.status = status;
  }
}
