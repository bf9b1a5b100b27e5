import { describe, expect, it } from 'vitest';
import { isKnownTag } from './etag.ts';

describe.each(['"abc"', 'W/"abc"'])('the tag %s', (tag) => {
  it.each([
    '"abc"',
    'W/"abc"',
    '*',
    ' * ',
    '"x", "abc"',
    '"x",W/"abc","y"',
    '"x, y", "abc"',
    'W/"x"\t,  W/"abc"',
  ])('matches %s', (header) => expect(isKnownTag(header, tag)).toBe(true));

  it.each([undefined, '', '"abd"', 'abc', '"x", "y"', 'W/"ab", "c"', '"*"', '"x,abc"', '"abc', '"abc,"'])(
    'does not match %s',
    (header) => expect(isKnownTag(header, tag)).toBe(false),
  );
});
