import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { PictureEncoder } from '#server/ports/picture-encoder.ts';
import type { FileStorage } from '#server/ports/storage.ts';

/** The dependencies of all server code; one for each process, passed as a parameter. */
export type Context = {
  config: Config;
  connections: Connections;
  /** Read-only; `db/transactions.ts` writes. */
  db: Reader;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Signs CSRF tokens and device cookies. */
  secret: string;
  /** Files that everyone may read. */
  publicFiles: FileStorage;
  /** Original uploads; never served. */
  privateFiles: FileStorage;
  encoder: PictureEncoder;
  /** Undefined without SMTP_URL: then mails wait. */
  mailer: Mailer | undefined;
};
