import { describe, expect, it } from 'vitest';
import type { Picture } from '#shared/schema/media.ts';
import type { SiteData } from '../loading/site-data.ts';
import { pageHead } from './page-head.ts';

const sharePicture = { url: '/media/aa/share-1200-v1.jpg', width: 1200, height: 630 };
const site = {
  lang: 'tr',
  prefix: '',
  publicUrl: 'https://ornek.example',
  languages: [{ abbr: 'tr', lang: 'Türkçe', is_main: true }],
  configuration: { projectCompanyName: 'Örnek Metal', sharePicture },
} as unknown as SiteData;
const picture: Picture = {
  media_id: 1,
  alt: 'Nikel toka',
  width: 3200,
  height: 2400,
  placeholder: '',
  sources: ['/media/bb/toka-{480,960,1600,2400}-v1.jpg'],
};

function shared(of: SiteData, shown: Picture | null, shareCard?: string): Record<string, string> {
  const tags = pageHead(of, {
    title: 'Toka',
    description: '',
    address: { name: 'home' },
    type: 'website',
    langs: ['tr'],
    picture: shown,
    shareCard,
  });
  const images = tags.flatMap((tag) =>
    'property' in tag && tag.property.startsWith('og:image')
      ? [[tag.property, tag.content]]
      : 'name' in tag && tag.name === 'twitter:card'
        ? [['card', tag.content]]
        : [],
  );
  return Object.fromEntries(images) as Record<string, string>;
}

describe('the share picture of a page', () => {
  it('is its own picture, at most 1600 pixels wide', () => {
    expect(shared(site, picture)).toEqual({
      'og:image': 'https://ornek.example/media/bb/toka-1600-v1.jpg',
      'og:image:width': '1600',
      'og:image:height': '1200',
      'og:image:alt': 'Nikel toka',
      card: 'summary_large_image',
    });
  });

  it('is the card that was made for the page', () => {
    expect(shared(site, picture, '/media/cc/cc-card.jpg')).toEqual({
      'og:image': 'https://ornek.example/media/cc/cc-card.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Toka',
      card: 'summary_large_image',
    });
  });

  it.each([
    ['has no picture', null],
    ['has a picture without files yet', { ...picture, sources: [] }],
  ])("is the company's when the page %s", (_, shown) => {
    expect(shared(site, shown)).toEqual({
      'og:image': 'https://ornek.example/media/aa/share-1200-v1.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Örnek Metal',
      card: 'summary_large_image',
    });
  });

  it('is absent when the company has none either, or the site has no public address', () => {
    const configuration = { ...site.configuration, sharePicture: null };
    expect(shared({ ...site, configuration }, null)).toEqual({ card: 'summary' });
    expect(shared({ ...site, publicUrl: '' }, picture)).toEqual({ card: 'summary' });
  });
});
