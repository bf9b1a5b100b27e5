/**
 * The server refused the call: `success: false` with a status below 500 (docs/product.md, "Reads and
 * writes").
 */
export class RequestRefused extends Error {
  readonly status: number;
  /** Messages by form field. */
  readonly fieldErrors: Readonly<Record<string, string[]>>;
  /** The stored record, which a 409 contains. */
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

/** The text for a write that the server refuses without a reason. */
export const writeFailed = 'İşlem Başarısız!';

/** The call failed: no connection, a status of 500 or above, or an unreadable body. */
export class RequestFailed extends Error {
  /** 0 when there was no connection. */
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(status === 0 ? 'No connection' : `Unusable answer with status ${status}`, { cause });
    this.name = 'RequestFailed';
    this.status = status;
  }
}
