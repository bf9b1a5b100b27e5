import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/context/config.ts';
import { inTrace } from '#server/traces/trace.ts';
import { createLog } from './log.ts';

function openLog(environment: NodeJS.ProcessEnv = {}) {
  const lines: string[] = [];
  const log = createLog(readConfig(environment), { write: (line) => void lines.push(line) });
  return { log, lines };
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the log', () => {
  it('is JSON with the trace id of the request or job, once in each line', () => {
    const { log, lines } = openLog();
    inTrace(trace, () => log.info({ job: 1 }, 'done'));
    inTrace('another', () => log.child({ trace }).info('of a request'));
    log.info('of neither');
    const [first = '', second = '', third = ''] = lines;
    expect(JSON.parse(first)).toMatchObject({ msg: 'done', job: 1, trace });
    expect(second.match(/"trace"/g)).toHaveLength(1);
    expect(JSON.parse(second)).toMatchObject({ trace });
    expect(third).not.toContain('trace');
  });

  it('never has tokens and passwords', () => {
    const { log, lines } = openLog();
    log.info({ token: 'gizli', request: { password: 'gizli', cookie: 'gizli' } }, 'x');
    expect(lines.join()).not.toContain('gizli');
  });

  it('is for people with LOG_FORMAT=pretty: local time, level, text, fields', () => {
    const { log, lines } = openLog({ LOG_FORMAT: 'pretty' });
    log.warn({ path: '/urun/d-halka', ms: 12, note: 'iki söz' }, 'request');
    expect(lines.join('')).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} WARN {2}request path=\/urun\/d-halka ms=12 note="iki söz"\n$/,
    );
  });

  it('shows people an error below its line, and no line that a visitor could have written', () => {
    const { log, lines } = openLog({ LOG_FORMAT: 'pretty' });
    log.error({ err: new Error('bad\u001b[31m'), path: '/a\n2026 INFO forged' }, 'request failed');
    const [first, ...below] = lines.join('').trimEnd().split('\n');
    expect(first).toContain('path="/a\\n2026 INFO forged"');
    expect(below[0]).toBe('    Error: bad [31m');
    expect(below.every((line) => line.startsWith('    '))).toBe(true);
  });
});
