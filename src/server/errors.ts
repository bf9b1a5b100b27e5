import type { RefusalReason } from '#features/audit/audit.ts';

/** Error messages by field name. */
export type FieldErrors = Record<string, string[]>;

/** Tells the audit log whose call was refused and why. */
export type Refusal = {
  /** A key of `refusalReasons` in `features/audit/audit.ts`. */
  reason: RefusalReason;
  /** Undefined for the account of the session, or if there is none. */
  userId?: number | undefined;
  isSignIn?: boolean;
};

/** An error with a message that the caller may see. Every other error becomes status 500. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly data: unknown;
  /** Whether the answer contains `code`; true where clients must distinguish this error from others. */
  readonly showsCode: boolean;
  /** The value of `Retry-After` in seconds. */
  readonly retryAfter: number | undefined;
  /** Set if the audit log must know more than code and status say. */
  refusal: Refusal | undefined;

  constructor(
    code: string,
    status: number,
    message: string,
    more: { fields?: FieldErrors; data?: unknown; retryAfter?: number; showsCode?: boolean } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = more.fields;
    this.data = more.data;
    this.showsCode = more.showsCode ?? false;
    this.retryAfter = more.retryAfter;
  }

  /** The same error, with what the audit log must know. */
  asRefusal(refusal: Refusal): this {
    this.refusal = refusal;
    return this;
  }
}

export const badRequest = (message = 'İstek okunamadı.') => new AppError('bad_request', 400, message);

export const unauthorized = (message = 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.') =>
  new AppError('unauthorized', 401, message);

export const forbidden = (message = 'Bu işlem için yetkiniz yok.') => new AppError('forbidden', 403, message);

/** `data` contains the factors of the account; a passkey signs in by a separate call. */
export const totpRequired = ({ hasApp, hasPasskey }: { hasApp: boolean; hasPasskey: boolean }) =>
  new AppError(
    'totp_required',
    401,
    hasApp
      ? 'Doğrulama uygulamanızdaki 6 haneli kodu girin.'
      : 'Geçiş anahtarınızla girin ya da bir kurtarma kodunu yazın.',
    { showsCode: true, data: { has_app: hasApp, has_passkey: hasPasskey } },
  );

export const totpInvalid = () =>
  new AppError('totp_invalid', 401, 'Kod hatalı ya da kullanılmış. Yeni bir kod girin.', {
    showsCode: true,
  });

export const secondFactorRequired = () =>
  new AppError(
    'second_factor_required',
    403,
    'Yöneticiler iki adımlı girişi açmalı. Profilinizden açıp devam edin.',
    { showsCode: true },
  );

/** The status is not 401, because that would end the session. */
export const reauthenticationRequired = () =>
  new AppError('reauthentication_required', 403, 'Bu işlem için parolanızı yeniden girmeniz gerekiyor.', {
    showsCode: true,
  });

export const notFound = (message = 'Kayıt bulunamadı. Silinmiş olabilir; listeyi yenileyin.') =>
  new AppError('not_found', 404, message);

/**
 * Another user has changed the record. `data` is the current record, so that the form can show both
 * versions.
 */
export const conflict = (data: unknown) =>
  new AppError('conflict', 409, 'Bu kayıt siz düzenlerken başka biri tarafından değiştirildi.', { data });

/** The list has changed since the client read it; `orderVersion` is the current version. */
export const orderConflict = (orderVersion: string) =>
  new AppError('conflict', 409, 'Liste siz sıralarken değişti. Yenilenen listeyi tekrar sıralayın.', {
    data: { order_version: orderVersion },
  });

/** A refusal that belongs to no single field; `data` is for programs, not for people. */
export const refused = (message: string, data?: unknown) => new AppError('refused', 422, message, { data });

export const invalid = (fields: FieldErrors, message = 'Lütfen işaretli alanları düzeltin.') =>
  new AppError('invalid', 422, message, { fields });

export const csrfRejected = () =>
  new AppError('csrf', 419, 'Sayfanın güvenlik anahtarı geçersiz. Sayfayı yenileyip tekrar deneyin.');

/** A rate limit is used up. `retryAfter` is the time until the next try, in seconds. */
export const tooManyRequests = (retryAfter: number) =>
  new AppError('too_many_requests', 429, 'Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.', {
    retryAfter,
  });

export const tooLarge = (message: string) => new AppError('too_large', 413, message);

/** The error for a body without files; `most` is its limit in bytes. */
export const tooLargeBody = (most: number) =>
  tooLarge(
    `Gönderilen veri çok büyük (en çok ${most < 1024 ** 2 ? `${most / 1024} kB` : `${most / 1024 ** 2} MB`}).`,
  );

export const unsupportedType = (message: string) => new AppError('unsupported_type', 415, message);

/** The server cannot answer for the moment. `retryAfter` is the time until the next try, in seconds. */
export const unavailable = (message: string, retryAfter = 2) =>
  new AppError('unavailable', 503, message, { retryAfter });

/** More is asked than the server can answer; soon after, a place may be free. */
export const overloaded = () =>
  new AppError('overloaded', 503, 'Sunucu şu anda çok yoğun. Lütfen birazdan tekrar deneyin.', {
    retryAfter: 1,
  });

/** The server's disk is full; a retry helps only after an operator has made room. */
export const diskFull = () =>
  new AppError(
    'disk_full',
    507,
    'Kaydedilemedi: sunucunun diski dolu. Yöneticiye haber verin; yer açılınca tekrar deneyin.',
  );

/** The server's disk cannot be written or read, for example because it became read-only after an error. */
export const diskUnusable = () =>
  unavailable(
    'Sunucunun diski şu anda kullanılamıyor. Yöneticiye haber verin; düzelince tekrar deneyin.',
    60,
  );

/** Another write took too long, for example a large import. */
export const databaseBusy = () =>
  unavailable('Şu anda başka bir kayıt sürüyor. Lütfen birazdan tekrar deneyin.', 5);

/** A newer release runs beside this one and has changed the database. */
export const programTooOld = () => unavailable('Program güncelleniyor. Lütfen birazdan tekrar deneyin.', 5);

/** The store of files cannot be reached; nothing of the call was stored. */
export const storageUnavailable = () =>
  unavailable(
    'Dosya deposuna şu anda ulaşılamıyor; hiçbir şey kaydedilmedi. Lütfen biraz sonra tekrar deneyin.',
    30,
  );

export const databaseUnavailable = () =>
  unavailable('Veritabanına ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.');
