import { expect, it } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/a.js" nonce="r1"/><link rel="stylesheet" href="/a.css"/></head>',
  '<body><script nonce="r1" type="module" async="">import "/a.js"</script>',
].join('');

it('a page names its scripts only in a list, and its module waits as text', () => {
  const html = deferScripts(page, 'r1');
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/></head>');
  expect(html).toContain('<script nonce="r1" type="text/plain" id="start-module">import "/a.js"</script>');
  expect(html).toContain('(["/a.js"],"start-module")</script>');
});

it('text about modules in stored content is not changed', () => {
  const text =
    '<p>&lt;script type="module" async=""> <link rel="modulepreload" href="/b.js" nonce="r2"/></p>';
  expect(deferScripts(page + text, 'r1')).toContain(text);
});

it('scripts in an unexpected form cause an error, not a page without scripts', () => {
  expect(() => deferScripts('<html><head></head><body>', 'r1')).toThrow('another form');
});
