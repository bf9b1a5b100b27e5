import { resolve } from 'node:path';
import { z } from 'zod';
import { loginEmail, password } from '#features/users/user.ts';
import { isEmail } from '#shared/rules/email.ts';
import { speakPlainTurkish } from '#shared/schema/turkish-messages.ts';
import { ConfigError } from './config-error.ts';
import type { Bucket } from '#server/ports/bucket/bucket-client.ts';
import { cdnKinds } from '#server/cdn/vendors.ts';
import type { Cdn } from '#server/cdn/answer-headers.ts';
import { readCdn } from './cdn-settings.ts';
import { readFileBucket, refuseSharedFolder } from './file-bucket.ts';
import { isLimits, limitNames, readLimits, type Limits } from './limit-settings.ts';
import { isProxyTrust, readProxyTrust, type ProxyTrust } from './proxy-trust.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, '#1f1f1f gibi altı haneli bir renk olmalı');
const origin = z
  .url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı', abort: true })
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    'yalnız sitenin adresi olmalı (https://www.example.com); yol, parametre ya da parola içeremez',
  )
  .transform((text) => new URL(text).origin);
const flag = z.enum(['0', '1'], '0 veya 1 olmalı').transform((text) => text === '1');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${min} ile ${max} arasında bir sayı olmalı`)
    .transform(Number)
    .refine((number) => number >= min && number <= max, `${min} ile ${max} arasında bir sayı olmalı`);
const appSecret = z.string().min(32, 'en az 32 karakter olmalı');
const sitePath = z.string().regex(/^\/(?!\/)/, '/ ile başlayan, bu sitede bir yol olmalı');

/**
 * The hosts that browsers may open only by HTTPS: this host; its subdomains too; or both, with an entry in
 * the browsers' preload lists.
 */
const hstsScopes = ['host', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof hstsScopes)[number];

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres:// ile başlayan bir adres olmalı' })
    .optional(),
  PUBLIC_URL: origin.optional(),
  PANEL_ORIGIN: origin.optional(),
  MEDIA_URL: origin.optional(),
  TRUST_PROXY: z
    .string()
    .refine(isProxyTrust, 'true, vekil sunucu sayısı ya da adresleri olmalı (10.0.0.0/8, ::1)')
    .optional(),
  APP_SECRET: appSecret.optional(),
  APP_SECRET_OLD: appSecret.optional(),
  TIME_ZONE: z.string().default('Europe/Istanbul').refine(isTimeZone, 'bilinen bir saat dilimi olmalı'),
  ADMIN_EMAIL: loginEmail.optional(),
  ADMIN_PASSWORD: password.optional(),
  DEMO: flag.optional(),
  OFFLINE: flag.optional(),
  HSTS: z.enum(hstsScopes, `${hstsScopes.join(', ')} olabilir`).default('host'),
  SESSION_HOURS: wholeNumber(1, 8_760).prefault('12'),
  SESSION_IDLE_MINUTES: wholeNumber(15, 525_600).prefault('120'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'smtp:// ya da smtps:// ile başlayan bir adres olmalı' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => isEmail(addressOf(text)), 'bir e-posta adresi olmalı (Firma <bilgi@example.com>)')
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı' })
    .optional(),
  S3_REGION: z.string().trim().optional(),
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'kovanın adı olmalı: 3-63 küçük harf, rakam, tire, nokta')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().trim().optional(),
  S3_SECRET_ACCESS_KEY: z.string().trim().optional(),
  S3_PREFIX: z
    .string()
    .trim()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'firma/site gibi bir klasör olmalı; / ile başlamaz')
    .optional(),
  MEDIA_CACHE_MB: wholeNumber(16, 16_777_216).prefault('1024'),
  BACKUP_TO: z.string().optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı' })
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, '03:30 gibi bir saat olmalı')
    .default('03:30'),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'age ile üretilmiş açık bir anahtar olmalı (age1…)')
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, '8 ile 128 arasında harf, rakam ya da tire olmalı')
    .optional(),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı' })
    .default('https://api.indexnow.org/indexnow'),
  CDN_KIND: z.enum(cdnKinds, `${cdnKinds.join(', ')} olabilir`).optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'http:// veya https:// ile başlayan bir adres olmalı' })
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .trim()
    .regex(/^[!-~]+$/, 'boşluk ve Türkçe harf içeremez')
    .optional(),
  OUTGOING_PRIVATE: flag.optional(),
  IMPORT_DIR: z.string().regex(/^\//, '/ ile başlayan bir klasör olmalı').optional(),
  API_REFERENCE: flag.optional(),
  STOP_DELAY: wholeNumber(0, 300).optional(),
  STOP_LIMIT: wholeNumber(1, 3_600).prefault('10'),
  PAGE_CACHE_MB: wholeNumber(1, 16_384).prefault('64'),
  LIMITS: z
    .string()
    .refine(isLimits, `search=240/60,login=60/60 gibi olmalı: ad=sayı/saniye (${limitNames.join(', ')})`)
    .optional(),
  METRICS_TOKEN: z.string().min(32, 'en az 32 karakter olmalı').optional(),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  COMPANY_NAME: z.string().max(200).optional(),
  MAIN_COLOR: colour.optional(),
  SECOND_COLOR: colour.optional(),
  MAIN_LOGO: sitePath.optional(),
  FAVICON_LOGO: sitePath.optional(),
});

/** An absolute path, or a bucket. */
export type BackupPlace = string | Bucket;

export type Config = {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The origin for absolute addresses; if it is empty, pages contain none. */
  publicUrl: string;
  /** The origin of the panel and the sign-in page; empty if they share the site's origin. */
  panelOrigin: string;
  /**
   * The origin for links to the panel, which is `panelOrigin` or else `publicUrl`; if empty, mails contain no
   * such links.
   */
  panelUrl: string;
  /** The origin of pictures for visitors, such as that of a CDN; empty if it is the site's own. */
  mediaUrl: string;
  hsts: HstsScope;
  trustProxy: ProxyTrust;
  appSecret: string | undefined;
  /** The value of `appSecret` before its last change; it only opens and checks what it sealed and signed. */
  oldAppSecret: string | undefined;
  timeZone: string;
  firstAccount: { email: string; password: string } | undefined;
  /** Whether to load the demo content into an empty data folder. */
  /** Whether visitors' browsers keep a page for times without a connection. */
  offline: boolean;
  demo: boolean;
  sessionHours: number;
  /** A session that is not used for this long ends, even before `sessionHours` are over. */
  sessionIdleMinutes: number;
  limits: Limits;
  /** The mail server and the sender; if undefined, mails wait in the outbox. */
  mail: { url: string; from: string } | undefined;
  files: {
    /** The bucket of pictures, documents, films and private files; undefined for the data folder. */
    bucket: Bucket | undefined;
    /** How much of the bucket's public files this host keeps on its disk. */
    cacheBytes: number;
  };
  backups: {
    /** An absolute path or a bucket; undefined for the folder `backups` of the data folder. */
    to: BackupPlace | undefined;
    /** The time of day of the daily backup, in `timeZone`: `03:30`. */
    at: string;
    /** The public age key that backups are encrypted for. */
    recipient: string | undefined;
  };
  /** The key and the address of IndexNow, which is told new and changed pages; only with `publicUrl`. */
  indexNow: { key: string; endpoint: string } | undefined;
  /** The CDN in front of the site, which is purged after each content write; only with `publicUrl`. */
  cdn: Cdn | undefined;
  /** Whether staff may have addresses of private networks called, such as those of webhooks. */
  callsPrivateAddresses: boolean;
  /** The folder whose sheets scheduled imports may read, an absolute path; undefined if they read addresses only. */
  importDir: string | undefined;
  /** Whether everyone may read the API reference; otherwise only signed-in users may. */
  showsApiReference: boolean;
  stop: {
    /** Milliseconds from SIGTERM, when `/readyz` begins to fail, until the server takes no more requests. */
    delay: number;
    /** Milliseconds after that for running requests; then the process exits in any case. */
    limit: number;
  };
  pageCacheBytes: number;
  /** Who may read the metrics: callers with the token, and everyone on this machine at a port of their own. */
  metrics: { token: string | undefined; port: number | undefined } | undefined;
  logLevel: string;
  /** `pretty` writes lines for people instead of JSON. */
  logFormat: 'json' | 'pretty';
  /** Initial values for a new database; staff change them later. */
  branding: {
    companyName: string | undefined;
    mainColor: string | undefined;
    secondColor: string | undefined;
    mainLogo: string | undefined;
    favicon: string | undefined;
  };
};

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError that names the variable and the problem.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  speakPlainTurkish();
  // Empty and blank variables are treated as missing.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'geçersiz'}`);
  }
  const env = parsed.data;
  const bucket = readFileBucket(env);
  const backupPlace = env.BACKUP_TO === undefined ? undefined : readBackupPlace(env.BACKUP_TO, environment);
  refuseSharedFolder(bucket, backupPlace);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL ?? '',
    panelOrigin: ownPanelOrigin(env.PANEL_ORIGIN, env.PUBLIC_URL),
    panelUrl: env.PANEL_ORIGIN ?? env.PUBLIC_URL ?? '',
    mediaUrl: ownMediaUrl(env.MEDIA_URL, env.PUBLIC_URL),
    hsts: env.HSTS,
    trustProxy: readProxyTrust(env.TRUST_PROXY),
    appSecret: env.APP_SECRET,
    oldAppSecret: env.APP_SECRET_OLD,
    timeZone: env.TIME_ZONE,
    firstAccount: firstAccount(env.ADMIN_EMAIL, env.ADMIN_PASSWORD),
    offline: env.OFFLINE ?? true,
    demo: env.DEMO ?? !(env.PUBLIC_URL ?? env.DATABASE_URL),
    sessionHours: env.SESSION_HOURS,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    limits: readLimits(env.LIMITS),
    mail: mailSettings(env.SMTP_URL, env.MAIL_FROM),
    files: { bucket, cacheBytes: env.MEDIA_CACHE_MB * 1024 * 1024 },
    backups: {
      to: backupPlace,
      at: env.BACKUP_AT,
      recipient: env.BACKUP_RECIPIENT,
    },
    indexNow:
      env.INDEXNOW_KEY !== undefined && env.PUBLIC_URL !== undefined
        ? { key: env.INDEXNOW_KEY, endpoint: env.INDEXNOW_URL }
        : undefined,
    cdn: readCdn(env),
    callsPrivateAddresses: env.OUTGOING_PRIVATE ?? false,
    importDir: ownImportDir(env.IMPORT_DIR, env.DATA_DIR),
    showsApiReference: env.API_REFERENCE ?? false,
    // Without another process nobody would take over, and the delay would only be a longer absence.
    stop: { delay: (env.STOP_DELAY ?? (env.DATABASE_URL ? 5 : 0)) * 1000, limit: env.STOP_LIMIT * 1000 },
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    metrics: metricSettings(env.METRICS_TOKEN, env.METRICS_PORT, env.PORT),
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    branding: {
      companyName: env.COMPANY_NAME,
      mainColor: env.MAIN_COLOR,
      secondColor: env.SECOND_COLOR,
      mainLogo: env.MAIN_LOGO,
      favicon: env.FAVICON_LOGO,
    },
  };
}

/**
 * An absolute path, or a bucket (`s3://bucket/prefix`) with the access of the `BACKUP_S3_` variables, or of the `S3_`
 * variables if none of those is set.
 * @throws ConfigError
 */
export function readBackupPlace(text: string, environment: NodeJS.ProcessEnv): BackupPlace {
  if (!text.startsWith('s3://')) return resolve(text);
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([a-z0-9/_.-]*))?$/.exec(text) ?? [];
  if (bucket === undefined) throw new ConfigError('BACKUP_TO: s3://kova/klasör gibi olmalı');
  const given = (name: string) => environment[name]?.trim() || undefined;
  const parts = ['ENDPOINT', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
  const hasOwn = !given('S3_BUCKET') || parts.some((part) => given(`BACKUP_S3_${part}`));
  const access = hasOwn ? 'BACKUP_S3' : 'S3';
  const required = (part: string) => {
    const value = given(`${access}_${part}`);
    if (!value)
      throw new ConfigError(`${access}_${part}: s3:// ile başlayan bir yedek yeriyle birlikte verilmeli`);
    return value;
  };
  return {
    endpoint: required('ENDPOINT'),
    region: given(`${access}_REGION`) ?? 'auto',
    bucket,
    prefix: prefix.replace(/\/$/, ''),
    accessKeyId: required('ACCESS_KEY_ID'),
    secretAccessKey: required('SECRET_ACCESS_KEY'),
  };
}

function firstAccount(email: string | undefined, secret: string | undefined) {
  if (email === undefined && secret === undefined) return undefined;
  if (email === undefined) throw new ConfigError('ADMIN_EMAIL: ADMIN_PASSWORD ile birlikte verilmeli');
  if (secret === undefined) throw new ConfigError('ADMIN_PASSWORD: ADMIN_EMAIL ile birlikte verilmeli');
  return { email, password: secret };
}

/**
 * The panel's origin, or an empty text if the site has the same. The panel links to the site, so PUBLIC_URL
 * must be set too.
 */
function ownPanelOrigin(panel: string | undefined, site: string | undefined): string {
  if (panel === undefined || panel === site) return '';
  if (site === undefined) throw new ConfigError('PANEL_ORIGIN: PUBLIC_URL ile birlikte verilmeli');
  return panel;
}

/** The origin of pictures, or an empty text if the site has the same. */
function ownMediaUrl(media: string | undefined, site: string | undefined): string {
  if (media === undefined || media === site) return '';
  if (site?.startsWith('https:') && !media.startsWith('https:'))
    throw new ConfigError('MEDIA_URL: https:// ile başlamalı, çünkü PUBLIC_URL öyle başlıyor');
  return media;
}

/** Staff name files of this folder, so it holds nothing of the program, and the program's folder none of it. */
function ownImportDir(imports: string | undefined, data: string): string | undefined {
  if (imports === undefined) return undefined;
  const [own, other] = [imports, data].map((folder) => `${resolve(folder)}/`.replace('//', '/'));
  if (own === undefined || other === undefined) return undefined;
  if (own.startsWith(other) || other.startsWith(own))
    throw new ConfigError('IMPORT_DIR: DATA_DIR klasörünün içinde ya da üstünde olamaz');
  return resolve(imports);
}

function mailSettings(url: string | undefined, from: string | undefined) {
  if (url === undefined) return undefined;
  if (from === undefined) throw new ConfigError('MAIL_FROM: SMTP_URL ile birlikte verilmeli');
  return { url, from };
}

function metricSettings(token: string | undefined, port: number | undefined, sitePort: number) {
  if (port === sitePort) throw new ConfigError('METRICS_PORT: PORT ile aynı olamaz');
  return token === undefined && port === undefined ? undefined : { token, port };
}

/** The e-mail address in `Firma <bilgi@example.com>`, or the text itself if it is a bare address. */
function addressOf(text: string): string {
  return /<([^<>]*)>$/.exec(text.trim())?.[1] ?? text.trim();
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
