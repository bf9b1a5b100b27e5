import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Connections, Reader } from './db/connect.ts';
import type { Clock } from './ports/clock.ts';
import type { PictureEncoder } from './ports/picture-encoder.ts';
import type { FileStorage } from './ports/storage.ts';

/** What the program is made of; one for each process, handed down explicitly. */
export type Context = {
  config: Config;
  connections: Connections;
  /** Cannot write; writes go through `db/transactions.ts`. */
  db: Reader;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Signs CSRF values and device cookies. */
  secret: string;
  /** Media that everyone may read. */
  publicFiles: FileStorage;
  /** Originals; never served as they are. */
  privateFiles: FileStorage;
  encoder: PictureEncoder;
};
