import { describe, expect, it } from 'vitest';
import { certificate } from '#features/certificates/certificate.ts';
import {
  contactInformation as contactSchemas,
  contactSections,
} from '#features/contact-information/contact-information.ts';
import { contract as contractSchemas } from '#features/contracts/contract.ts';
import { socialMedia as socialSchemas } from '#features/social-media/social-media.ts';
import { flattenText } from '#shared/localised.ts';
import { isEmail } from '#shared/rules/email.ts';
import { slugify } from '#shared/rules/slug.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { issuers } from './certificates/issuers.ts';
import { certificates } from './content/certificates.ts';
import { contactInformation } from './content/contact-information.ts';
import { contracts } from './content/contracts.ts';
import { products } from './content/products.ts';
import { socialMedia } from './content/social-media.ts';
import { variantsOf } from './content/variants.ts';

const languages = ['tr', 'en'] as const;
const tags = (html: string) => html.match(/<[^>/ ]+/g) ?? [];

describe('the demo contracts', () => {
  it('are the texts that a company needs, each under its own address in both languages', () => {
    expect(contracts.map(({ name }) => slugify(name.tr))).toEqual([
      'kvkk-aydinlatma-metni',
      'gizlilik-politikasi',
      'cerez-politikasi',
      'kullanim-kosullari',
      'bilgi-toplumu-hizmetleri',
      'erisilebilirlik-bildirimi',
    ]);
    expect(new Set(contracts.flatMap(({ name }) => [name.tr, name.en])).size).toBe(12);
  });

  it.each(contracts)(
    'have the same structure in both languages, and pass schema and cleaning: $name.tr',
    async (text) => {
      const { name, content, addition } = text;
      const body = { ...flattenText('name', name), ...flattenText('content', content), addition };
      expect(contractSchemas.create.parse(body)).toMatchObject(text);
      for (const lang of languages) {
        expect(await cleanRichText(text.content[lang])).toBe(text.content[lang]);
        expect(text.content[lang]).not.toMatch(/\n| {2}|undefined/);
      }
      const headings = languages.map((lang) => tags(text.content[lang]).filter((tag) => /^<h[23]/.test(tag)));
      expect(headings[0]).toEqual(headings[1]);
      // The program writes the rest of a text with an addition.
      if (!addition) expect(headings[0]?.length).toBeGreaterThanOrEqual(7);
    },
  );

  it('link only to each other and to addresses of the company', () => {
    const links = languages.flatMap((lang) =>
      contracts.flatMap(({ content }) => [...content[lang].matchAll(/href="([^"]+)"/g)].map(([, to]) => to)),
    );
    const pages = contracts.flatMap(({ name }) => [
      `/sozlesme/${slugify(name.tr)}`,
      `/en/sozlesme/${slugify(name.en)}`,
    ]);
    const foreign = links.filter(
      (to = '') => !pages.includes(to) && !/^mailto:\S+@ornekmetal\.example$/.test(to),
    );
    expect(foreign).toEqual([]);
  });

  it('name every right of article 11', () => {
    const notice = contracts[0]?.content.tr ?? '';
    const rights = notice.slice(notice.indexOf('<h2>7.'), notice.indexOf('<h2>8.'));
    expect(tags(rights).filter((tag) => tag === '<li')).toHaveLength(9);
  });
});

describe('the demo contact information', () => {
  it('has every section in both languages', () => {
    for (const section of contactSections) {
      const inSection = contactInformation.filter((entry) => entry.section === section);
      for (const language of languages)
        expect(
          inSection.some(({ lang = language }) => lang === language),
          `${section} ${language}`,
        ).toBe(true);
    }
  });

  it('passes schema and cleaning, with valid numbers and e-mail addresses', async () => {
    for (const { section, name, content, lang = '' } of contactInformation) {
      const body = { section, name, content_data: content, lang };
      expect(contactSchemas.create.parse(body), name).toMatchObject(body);
      if (section === 'adres') expect(await cleanRichText(content)).toBe(content);
      if (section === 'telefon') expect(content).toMatch(/^\+90 \d{3} 000 \d\d \d\d$/);
      if (section === 'email') expect(isEmail(content), content).toBe(true);
    }
  });
});

it('the demo accounts of social media pass the schema and lead to no real account', () => {
  for (const medium of socialMedia) expect(socialSchemas.create.parse(medium)).toMatchObject(medium);
  expect(socialMedia.filter(({ uri }) => !new URL(uri).host.endsWith('.example'))).toEqual([]);
  expect(socialMedia.length).toBeGreaterThanOrEqual(4);
});

describe('the demo certificates', () => {
  it('are six, each with its own names and number and a known issuer', () => {
    expect(certificates).toHaveLength(6);
    for (const { name, issuer } of certificates) {
      const body = { ...flattenText('name', name), ...flattenText('issuer', issuer) };
      expect(certificate.create.parse(body)).toMatchObject({ name, issuer });
      expect(issuers).toHaveProperty(issuer.tr);
    }
    expect(new Set(certificates.flatMap(({ name, number }) => [name.tr, name.en, number])).size).toBe(18);
  });

  it('name only articles of the company as tested', () => {
    const codes = products.flatMap((product) => variantsOf(product).map(({ code }) => code));
    const tested = JSON.stringify(certificates).match(/[A-Z]{2}-\d{4}(?=")/g) ?? [];
    expect(tested.length).toBeGreaterThan(0);
    expect(tested.filter((code) => !codes.includes(code))).toEqual([]);
  });
});
