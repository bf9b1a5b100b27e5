import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connections, Reader } from '#server/db/connect.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { PictureEncoder } from '#server/ports/picture-encoder.ts';
import type { FileStorage } from '#server/ports/storage.ts';
import type { Typesetter } from '#server/ports/typesetter/typesetter.ts';
import type { SealingKeys } from '#server/secrets/sealing-keys.ts';

/** The dependencies of all server code. There is one per process, passed as a parameter. */
export type Context = {
  config: Config;
  connections: Connections;
  /** Read-only; writes go through `db/transactions.ts`. */
  db: Reader;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The key that signs CSRF tokens, device cookies and links in mails. */
  secret: string;
  /** The keys that encrypt what the database stores of authenticator apps. */
  sealing: SealingKeys;
  /** Files that everyone may read. */
  publicFiles: FileStorage;
  /** Files that are never public: originals of uploads, CVs and files of imports. */
  privateFiles: FileStorage;
  /** The built files of this release and of those before it. */
  releaseFiles: FileStorage;
  encoder: PictureEncoder;
  typesetter: Typesetter;
  /** Undefined without SMTP_URL; mails then wait in the outbox. */
  mailer: Mailer | undefined;
  /** Undefined unless METRICS_TOKEN or METRICS_PORT is set. */
  metrics?: Metrics | undefined;
};
