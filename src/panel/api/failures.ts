/** A refusal: `success: false` with a status below 500 (docs/product.md, "Reads and writes"). */
export class RequestRefused extends Error {
  readonly status: number;
  /** Messages by the field names of the form. */
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  /** With 409: the stored record. */
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

/** A failed request: no connection, a status of 500 or above, or an unreadable body. */
export class RequestFailed extends Error {
  /** 0 without a connection. */
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(status === 0 ? 'No connection' : `Unusable answer with status ${status}`, { cause });
    this.name = 'RequestFailed';
    this.status = status;
  }
}
