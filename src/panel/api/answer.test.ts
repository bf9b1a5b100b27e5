import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer } from './answer.ts';
import { RequestFailed, RequestRefused } from './failures.ts';

const Body = z.object({ success: z.literal(true), data: z.object({ id: z.int() }) });

function failureOf(status: number, text: string): unknown {
  try {
    readAnswer(Body, { status, text });
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('the answer of a call', () => {
  it('returns the body that matches the schema', () => {
    const text = '{"success":true,"data":{"id":4}}';
    expect(readAnswer(Body, { status: 200, text }).data.id).toBe(4);
  });

  it.each([400, 403, 404, 409, 422, 200])('is a refusal when success is false with status %i', (status) => {
    const failure = failureOf(
      status,
      '{"success":false,"message":"Olmaz","errors":{"code":["Kullanılıyor"]}}',
    );
    expect(failure).toBeInstanceOf(RequestRefused);
    expect(failure).toMatchObject({ status, message: 'Olmaz', fieldErrors: { code: ['Kullanılıyor'] } });
  });

  it('is a refusal when success is false without a message', () => {
    const failure = failureOf(422, '{"success":false}');
    expect(failure).toBeInstanceOf(RequestRefused);
    expect(failure).toMatchObject({ status: 422, message: '' });
  });

  it('contains the stored record of a 409', () => {
    const failure = failureOf(409, '{"success":false,"message":"Değişti","data":{"version":3}}');
    expect(failure).toMatchObject({ record: { version: 3 } });
  });

  it.each([
    ['a status of 500 with a readable body', 500, '{"success":false,"message":"Sistem hatası oldu!"}'],
    ['a busy server', 503, '{"success":false,"message":"Tekrar deneyin"}'],
    ['a body that is no JSON', 200, '<html>'],
    ['an empty body', 200, ''],
    ['a body of another shape', 200, '{"success":true,"data":{"id":"x"}}'],
    ['a 404 without a message', 404, '{}'],
  ])('is a request failure for %s', (_, status, text) => {
    const failure = failureOf(status, text);
    expect(failure).toBeInstanceOf(RequestFailed);
    expect(failure).toMatchObject({ status });
  });
});
