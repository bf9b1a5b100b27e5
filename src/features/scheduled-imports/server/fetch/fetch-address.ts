import { maxSheetMegabytes } from '#features/imports/server/files/source.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { downloadAddress, FileTooLarge, type Downloaded } from '#server/ports/outgoing/download-address.ts';
import { failureReason } from '#server/ports/outgoing/failure-reason.ts';
import type { ScheduledImportRow } from '../scheduled-imports.queries.ts';
import { authorizationOf, SecretLost } from '../sign-in-secret.ts';
import { SourceFailure } from './source-failure.ts';

/** In milliseconds: a download may take as long as an upload. */
const timeout = 5 * minuteMs;

/** A fetched file, and what to send next time so that the server answers only with a newer one. */
export type Fetched = { name: string; etag: string; lastModified: string };

type Fetching = { path: string; signal: AbortSignal };

/** Fetches the sheet of an address; null if its server says that it is unchanged. @throws SourceFailure */
export async function fetchAddress(
  ctx: Context,
  row: ScheduledImportRow,
  { path, signal }: Fetching,
): Promise<Fetched | null> {
  const answer = await download(ctx, row, { path, signal });
  const { status, headers, url } = answer;
  if (status === 304) return null;
  if (status !== 200) throw new SourceFailure(refusal(status));
  return {
    name: nameOf(url) || row.name,
    etag: headers.etag?.slice(0, 500) ?? '',
    lastModified: headers['last-modified']?.slice(0, 100) ?? '',
  };
}

async function download(ctx: Context, row: ScheduledImportRow, fetching: Fetching): Promise<Downloaded> {
  try {
    return await downloadAddress({
      ...fetching,
      url: row.address,
      headers: {
        'user-agent': 'Vitrin-Import',
        'accept-encoding': 'identity',
        ...(row.etag !== '' && { 'if-none-match': row.etag }),
        ...(row.last_modified !== '' && { 'if-modified-since': row.last_modified }),
      },
      authorization: authorizationOf(ctx, row),
      allowsPrivate: ctx.config.callsPrivateAddresses,
      timeout,
      maxBytes: maxSheetMegabytes * 1024 * 1024,
    });
  } catch (error) {
    fetching.signal.throwIfAborted();
    if (error instanceof SecretLost)
      throw new SourceFailure('Kayıtlı parola bu sunucuda açılamıyor (APP_SECRET değişmiş). Yeniden girin.');
    if (error instanceof FileTooLarge)
      throw new SourceFailure(`Dosya çok büyük: bir tablo en çok ${maxSheetMegabytes} MB olabilir.`);
    throw new SourceFailure(failureReason(error, timeout / 1000));
  }
}

function refusal(status: number): string {
  if (status === 401 || status === 403)
    return `Adres girişi kabul etmedi (${status}). Kullanıcı adını ve parolayı kontrol edin.`;
  if (status === 404 || status === 410) return `Adreste dosya yok (${status}).`;
  return `Adres ${status} yanıtını verdi.`;
}

/** The last part of an address, which usually is the name of the file. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\p{Cc}/gu, '')
      .slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
}
