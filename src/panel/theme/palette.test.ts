import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, textContrast } from '#shared/colour.ts';
import { panelTheme } from './theme.ts';

const styles = readFileSync(join(import.meta.dirname, 'palette.css'), 'utf8');
const companies = [
  '#1f1f1f',
  '#000000',
  '#0a5c36',
  '#b3001b',
  '#e8c872',
  '#1a1f2b',
  '#0000ff',
  '#565656',
  '#fff200',
];

/** The colours of menu and header in a tone, read from the style sheet. */
function barOf(tone: 'light' | 'dark', company: string) {
  const block = new RegExp(`\\[data-theme-menu='${tone}'\\][^{]*\\{([^}]*)\\}`).exec(styles)?.[1] ?? '';
  const colours = panelTheme(company).colors as Record<string, readonly string[]>;
  const written = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1] ?? '';
  const colour = (value: string): string => {
    const [, name = '', step = ''] = /^var\(--mantine-color-(\w+)-(\d)\)$/.exec(value) ?? [];
    return name ? (colours[name]?.[Number(step)] ?? '') : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  };
  const mixed = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(written('bar-chosen'));
  const ground = colour(written('bar-ground'));
  return {
    ground,
    hover: colour(written('bar-hover')),
    text: colour(written('bar-text')),
    quiet: colour(written('bar-quiet')),
    ink: colour(written('panel-ink')),
    chosen: mixed?.[1]
      ? over(ground, colour(mixed[1]), Number(mixed[2]) / 100)
      : colour(written('bar-chosen')),
  };
}

function over(ground: string, colour: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [below = 0, above = 0] = [ground, colour].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(below + (above - below) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(['light', 'dark'] as const)('a %s menu or header', (tone) => {
  it.each(companies)('is readable in both panel modes with the company colour %s', (company) => {
    const { ground, hover, text, quiet, ink, chosen } = barOf(tone, company);
    const pairs: [name: string, colour: string, below: string][] = [
      ['text', text, ground],
      ['quiet text', quiet, ground],
      ['ink', ink, ground],
      ['text under the pointer', text, hover],
      ['the current entry', ink, chosen],
    ];
    const found = pairs.map(([name, colour, below]) => ({ name, contrast: contrast(colour, below) }));
    expect(found.filter((pair) => !(pair.contrast >= textContrast))).toEqual([]);
  });
});
