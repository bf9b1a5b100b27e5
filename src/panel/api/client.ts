import { z } from 'zod';
import { CsrfToken } from '#features/auth/auth.ts';
import { clearEndedSession, storedToken } from '#features/auth/browser-session.rules.ts';
import { leavePanel, neverResolves } from './leave-panel.ts';
import { isUserThere } from './user-activity.ts';
import { giveProof, wantsProof } from './proof.ts';
import { noticeMissingSecondFactor } from './second-factor-duty.ts';
import { pageCsrfToken } from './page-settings.ts';
import { readAnswer, type Answer } from './answer.ts';
import { RequestFailed } from './failures.ts';
import { formBody, type Fields, type Method } from './form-body.ts';

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Call = { method: 'GET' | 'POST'; url: string; body?: FormData; signal?: AbortSignal };
type Send = (call: Call) => Promise<Answer>;

/* Only this file calls the server. An answer that does not match its schema becomes a `RequestFailed`. */

/** Sends a GET to a path below `/api/admin`. Empty parameters are left out. */
export async function read<Schema extends z.ZodType>(schema: Schema, path: string, query: Query = {}) {
  return readAnswer(schema, await answerOf({ method: 'GET', url: address(path, query) }));
}

/** Reads the OpenAPI document of all calls. Its address is not below `/api/admin`. */
export async function readApiReference<Schema extends z.ZodType>(schema: Schema) {
  return readAnswer(schema, await answerOf({ method: 'GET', url: '/api/openapi.json' }));
}

/** Sends a GET and returns on 401 and 429 as well, because start-up and logout handle these themselves. */
export async function readWithoutRedirect<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  timeout: number,
) {
  const signal = AbortSignal.timeout(timeout);
  return readAnswer(schema, await call({ method: 'GET', url: address(path), signal }));
}

export async function write<Schema extends z.ZodType>(
  schema: Schema,
  method: Method,
  path: string,
  fields: Fields = {},
) {
  const body = formBody(method, fields);
  return readAnswer(schema, await answerOf({ method: 'POST', url: address(path), body }));
}

/** Sends a file by POST or PUT. `onProgress` gets the share that was sent, from 0 to 1. */
export async function upload<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  fields: Fields & { file: File },
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
  method: 'POST' | 'PUT' = 'POST',
) {
  const body = formBody(method, fields);
  const one: Call = { method: 'POST', url: address(path), body, signal };
  return readAnswer(schema, await answerOf(one, (sent) => byXhr(sent, onProgress)));
}

/** Counts the bytes of a download that have arrived so far. */
export type OnBytes = (bytes: number) => void;

/** Downloads a file, such as a CSV or a CV. */
export function readFile(path: string, query: Query = {}, onBytes?: OnBytes): Promise<Blob> {
  return fileOf({ method: 'GET', url: address(path, query) }, onBytes);
}

/** Downloads a file that a POST makes, because its fields must not be in an address. */
export function postForFile(path: string, fields: Fields, onBytes?: OnBytes): Promise<Blob> {
  return fileOf({ method: 'POST', url: address(path), body: formBody('POST', fields) }, onBytes);
}

async function fileOf(call: Call, onBytes?: OnBytes): Promise<Blob> {
  let file: Blob | undefined;
  const answer = await answerOf(call, async (one) => {
    const response = await request(one);
    if (!response.ok) return { status: response.status, text: await response.text() };
    file = await counted(response, onBytes).blob().catch(noConnection);
    return { status: response.status, text: '' };
  });
  return file ?? readAnswer(z.never(), answer);
}

function counted(response: Response, onBytes?: OnBytes): Response {
  if (!onBytes || !response.body) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onBytes((bytes += piece.length));
      controller.enqueue(piece);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

/** Opens a GET whose body is read while it arrives. 401 and 429 end the stream but do not leave the panel. */
export function openStream(path: string, signal: AbortSignal): Promise<Response> {
  return request({ method: 'GET', url: address(path), signal });
}

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return `/api/admin${path}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * Sends a call of a screen. On 401 and 429 the browser leaves the panel (docs/product.md, "Session"), so the
 * promise never settles. If the server asks for a proof of identity, the call is sent again after the proof.
 */
async function answerOf(one: Call, send?: Send): Promise<Answer> {
  const answer = await call(one, send);
  if (answer.status === 401) {
    clearEndedSession(localStorage, sessionStorage);
    leavePanel('/giris-yap');
    return neverResolves();
  }
  if (answer.status === 429) {
    leavePanel('/');
    return neverResolves();
  }
  if (answer.status !== 403) return answer;
  if (wantsProof(answer.text) && (await giveProof())) return answerOf(one, send);
  noticeMissingSecondFactor(answer.text);
  return answer;
}

/**
 * Sends a call. On 419 it fetches a new CSRF token and sends the call a second time (docs/product.md,
 * "CSRF").
 */
async function call(one: Call, send: Send = byFetch): Promise<Answer> {
  const answer = await send(one);
  if (answer.status !== 419) return answer;
  const fresh = await byFetch({ method: 'GET', url: '/api/csrf-token' });
  csrfToken = readAnswer(CsrfToken, fresh).token;
  return send(one);
}

let csrfToken: string | undefined;

function headers(): Record<string, string> {
  const token = storedToken(localStorage, new Date());
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': (csrfToken ??= pageCsrfToken()),
    // Polls and refetched lists must not extend the session while nobody is at the computer.
    ...(isUserThere() ? {} : { 'X-Background': '1' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

async function byFetch(one: Call): Promise<Answer> {
  const response = await request(one);
  return { status: response.status, text: await response.text().catch(noConnection) };
}

function request({ url, ...init }: Call): Promise<Response> {
  return fetch(url, { ...init, headers: headers(), cache: 'no-store' }).catch(noConnection);
}

function noConnection(error: unknown): never {
  throw new RequestFailed(0, error);
}

/**
 * Sends a call with upload progress. It uses `XMLHttpRequest`, because `fetch` reports no upload progress.
 */
function byXhr({ method, url, body, signal }: Call, onProgress: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new RequestFailed(0));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers())) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => onProgress(event.total > 0 ? event.loaded / event.total : 0);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = fail;
    xhr.onabort = fail;
    signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(body ?? null);
  });
}
