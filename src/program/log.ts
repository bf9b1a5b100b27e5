import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/context/config.ts';
import { currentTrace } from '#server/traces/trace.ts';
import { readableLine } from './readable-line.ts';

/** Fields that must never appear in the log, at the top level or one level down. */
const redacted = [
  'password',
  'token',
  'authorization',
  'cookie',
  '*.password',
  '*.token',
  '*.authorization',
  '*.cookie',
];

type LogSettings = Pick<Config, 'logLevel' | 'logFormat' | 'timeZone'>;

/**
 * The program's log: JSON lines, or lines for people. Each line has the trace id of the request or job that wrote it;
 * the loggers of requests bring it themselves, because their last line is written when the request is over.
 */
export function createLog(
  { logLevel, logFormat, timeZone }: LogSettings,
  output: DestinationStream = process.stdout,
): FastifyBaseLogger {
  const isForPeople = logFormat === 'pretty';
  const log: Logger = pino(
    {
      level: logLevel,
      redact: redacted,
      mixin: (_fields, _level, logger) => {
        const trace = logger === log ? currentTrace() : null;
        return trace === null ? {} : { trace };
      },
    },
    isForPeople ? { write: (line) => output.write(readableLine(line, timeZone)) } : output,
  );
  return log;
}
