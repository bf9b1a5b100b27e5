import type { Bucket } from '#server/ports/bucket/bucket-client.ts';
import { ConfigError } from './config-error.ts';

const required = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const optional = ['S3_REGION', 'S3_PREFIX'] as const;
type Settings = { [Name in (typeof required)[number] | (typeof optional)[number]]?: string | undefined };

/** The bucket of the site's files; undefined if no variable of it is set. @throws ConfigError if some are missing */
export function readFileBucket(env: Settings): Bucket | undefined {
  const given = [...required, ...optional].find((name) => env[name] !== undefined);
  if (given === undefined) return undefined;
  const missing = required.find((name) => env[name] === undefined);
  if (missing !== undefined) throw new ConfigError(`${missing}: ${given} ile birlikte verilmeli`);
  return {
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION ?? 'auto',
    bucket: env.S3_BUCKET ?? '',
    prefix: (env.S3_PREFIX ?? '').replace(/\/$/, ''),
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** The folders of a bucket in which the site's files are. */
export const publicFolder = ({ prefix }: Bucket): string => folderIn(prefix, 'public');
export const privateFolder = ({ prefix }: Bucket): string => folderIn(prefix, 'private');
export const releaseFolder = ({ prefix }: Bucket): string => folderIn(prefix, 'assets');
const folderIn = (prefix: string, name: string) => (prefix === '' ? name : `${prefix}/${name}`);

/**
 * Refuses backups among the files that they copy: removing old backups must never touch the files.
 * @throws ConfigError
 */
export function refuseSharedFolder(files: Bucket | undefined, backups: Bucket | string | undefined): void {
  if (!files || typeof backups !== 'object' || backups.bucket !== files.bucket) return;
  if (new URL(backups.endpoint).host !== new URL(files.endpoint).host) return;
  const folder = backups.prefix === '' ? '' : `${backups.prefix}/`;
  const isShared = [publicFolder(files), privateFolder(files), releaseFolder(files)]
    .map((own) => `${own}/`)
    .some((own) => own.startsWith(folder) || folder.startsWith(own));
  if (isShared) throw new ConfigError('BACKUP_TO: dosyaların kovasında kendine ait bir klasör olmalı');
}
