import { expect, it } from 'vitest';
import { deferredScripts } from './deferred-scripts.ts';

it('a page names its scripts only in a list, and no script element loads one', () => {
  const html = deferredScripts('/entry.js', ['/entry.js', '/a.js'], 'r1');
  expect(html).toMatch(/^<script nonce="r1">\(function/);
  expect(html).not.toContain('src=');
  expect(html).not.toContain('<link');
  expect(html).toContain('("/entry.js",["/entry.js","/a.js"])</script>');
});

it('no file name can end the script', () => {
  expect(deferredScripts('</script>', ['</script>'], 'r1').split('</script>')).toHaveLength(2);
});
