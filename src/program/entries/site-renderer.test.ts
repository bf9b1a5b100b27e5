import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealScripts } from './site-renderer.ts';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

it('the content security policy allows the scripts and styles that had the nonce, and the nonce is removed', () => {
  const { html, policy } = sealScripts(
    [
      '<style nonce="r1">a{}</style><script nonce="r1">one()</script>',
      '<p></p>',
      '<script type="module" nonce="r1">two()</script>',
    ],
    'r1',
  );
  expect(html.join('')).toBe(
    '<style>a{}</style><script>one()</script><p></p><script type="module">two()</script>',
  );
  for (const content of ['a{}', 'one()', 'two()']) expect(policy).toContain(hashOf(content));
});

it('the content security policy allows no script of stored content', () => {
  const { policy } = sealScripts(
    [
      '<p>nonce="r1"</p><script>stored()</script><script nonce="guess">guess()</script><script nonce="r1">own()</script>',
    ],
    'r1',
  );
  expect(policy).toContain(hashOf('own()'));
  for (const content of ['stored()', 'guess()']) expect(policy).not.toContain(hashOf(content));
});

it('the content security policy needs no hash for scripts with an address and for preloads', () => {
  const given = '<link rel="modulepreload" nonce="r1" href="/a.js"/><script nonce="r1" src="/a.js"></script>';
  const { html, policy } = sealScripts([given], 'r1');
  expect(html.join('')).toBe(given.replaceAll(' nonce="r1"', ''));
  expect(policy).not.toContain('sha256-');
});

it('a page may show a frame only of the hosts that it asked for', () => {
  const player = 'https://player.example';
  expect(sealScripts(['<p></p>'], 'r1').policy).not.toContain('frame-src');
  expect(sealScripts(['<p></p>'], 'r1', { frames: [player] }).policy).toContain(`; frame-src ${player};`);
});
