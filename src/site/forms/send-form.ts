import type { InterfaceTexts } from '#features/languages/interface-texts.rules.ts';
import { pageSettings } from '../loading/page-settings.ts';

/** The calls of the public forms, below `/api/`. */
export type FormCall =
  'contact' | 'offer' | 'school-tour-request' | 'special-tour' | 'human-resources' | 'newsletter-sub';

/**
 * The result of a form call. `refused` means a readable answer below 500; `failed`, no connection, a status of
 * 500 or above, or an unreadable answer (docs/product.md, "Reads and writes").
 */
export type FormAnswer =
  | {
      kind: 'sent';
      /** The number of a stored message; undefined for the newsletter. */
      reference: string | undefined;
      /** The address of the PDF of a sent offer list. */
      document: string | undefined;
    }
  | {
      kind: 'refused';
      status: number;
      message: string;
      /** Replaces `message`, which is Turkish on every page. */
      text: FailureText | undefined;
      errors: Readonly<Record<string, readonly string[]>>;
      /** Seconds to wait before another try; only with status 429. */
      retryAfter: number | undefined;
    }
  | { kind: 'failed'; text?: FailureText | undefined };

/** The key of a text of `form_error`. */
export type FailureText = keyof InterfaceTexts['form_error'];

/** The server answers these before it reads the form, so it does not know the form's language. */
const textOfStatus: Readonly<Record<number, FailureText | undefined>> = {
  419: 'expired',
  429: 'too_many',
  503: 'unavailable',
};

/** The messages of these statuses are already in the form's language. */
const inPageLanguage: ReadonlySet<number> = new Set([413, 422]);

type Options = {
  /** The file is sent as the last part, so that the server can refuse wrong fields before it reads the file. */
  file?: File | undefined;
  /** Reports the part of the body that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** Timeouts in milliseconds. A retry is safe: the server stores a message once. */
const longestWait = { fields: 60_000, file: 600_000 };

type RawAnswer = { status: number; text: string; retryAfter: string | null };

/** Sends the fields of a form as form data. After a 419 the CSRF token is renewed and the call repeated once. */
export async function sendForm(
  call: FormCall,
  fields: Readonly<Record<string, string>>,
  options: Options = {},
): Promise<FormAnswer> {
  try {
    const answer = await post(call, fields, options);
    if (answer.status !== 419) return read(answer);
    await renewCsrfToken();
    return read(await post(call, fields, options));
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * Sends fields as form data to a call that makes a file. Undefined if it is refused or fails; the token is renewed as
 * for a form.
 */
export async function requestFile(
  call: string,
  fields: Readonly<Record<string, string>>,
): Promise<Blob | undefined> {
  const ask = () =>
    fetch(`/api/${call}`, {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': pageSettings().csrfToken },
      body: formData(fields),
      signal: AbortSignal.timeout(longestWait.fields),
    });
  try {
    const first = await ask();
    if (first.status === 419) await renewCsrfToken();
    const response = first.status === 419 ? await ask() : first;
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

function formData(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function post(
  call: FormCall,
  fields: Readonly<Record<string, string>>,
  { file, onProgress }: Options,
): Promise<RawAnswer> {
  const body = formData(fields);
  if (file) body.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${call}`);
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.setRequestHeader('X-CSRF-TOKEN', pageSettings().csrfToken);
    if (onProgress)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      });
    const fail = () => reject(new Error(`/api/${call} is out of reach`));
    request.timeout = longestWait[file ? 'file' : 'fields'];
    request.onerror = fail;
    request.ontimeout = fail;
    request.send(body);
  });
}

/** Stores the new token in the document, where later calls read it. */
async function renewCsrfToken(): Promise<void> {
  const { csrfToken } = pageSettings();
  const response = await fetch('/api/csrf-token', {
    cache: 'no-store',
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken },
  });
  const { token } = (await response.json()) as { token: string };
  document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', token);
}

type Body = {
  success?: boolean;
  message?: string;
  data?: { reference?: string; document?: string };
  errors?: Record<string, string[]>;
};

/** @throws SyntaxError if the answer is not JSON */
function read({ status, text: json, retryAfter }: RawAnswer): FormAnswer {
  const body = JSON.parse(json) as Body | null;
  if (body?.success === true && status < 300)
    return { kind: 'sent', reference: body.data?.reference, document: body.data?.document };
  const text = textOfStatus[status];
  if (body?.success !== false || status >= 500) return { kind: 'failed', text };
  return {
    kind: 'refused',
    status,
    message: body.message ?? '',
    text: text ?? (inPageLanguage.has(status) ? undefined : 'hata_oldu_gonderilemedi'),
    errors: body.errors ?? {},
    retryAfter: retryAfter === null ? undefined : Number(retryAfter) || undefined,
  };
}
