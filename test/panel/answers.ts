import type { Certificate } from '#features/certificates/certificate.ts';
import type { Language } from '#features/languages/language.ts';
import type { Medium } from '#shared/schema/media.ts';

/* These answers are complete, because the panel checks each answer against its schema. */

const language = (abbr: string, lang: string, isMain: boolean): Language => ({
  abbr,
  lang,
  active: true,
  is_main: isMain,
  version: 1,
  page_lang: {},
  shipped: {},
  outdated: [],
});

export const languages = [language('tr', 'Türkçe', true), language('en', 'English', false)];

export const written = <Data>(data: Data) => ({ success: true, data });

export function certificate(
  fields: Partial<Certificate> & Record<`${'name' | 'issuer'}_${string}`, string> = {},
): Certificate {
  return {
    id: 3,
    queue: 1,
    version: 1,
    order_version: '1',
    image: null,
    file: null,
    is_active: true,
    name_tr: 'Kalite belgesi',
    issuer_tr: 'TSE',
    ...fields,
  };
}

export function medium(id: number, fileName: string, fields: Partial<Medium> = {}): Medium {
  return {
    media_id: id,
    width: 640,
    height: 480,
    placeholder: 'data:image/png;base64,',
    sources: [`/media/${id}-{480}-v1.avif`, `/media/${id}-{480}-v1.jpg`],
    file_name: fileName,
    mime: 'image/jpeg',
    bytes: 12_000,
    url: `/media/${id}/${fileName}`,
    is_dark: false,
    has_busy_ground: false,
    use_count: 0,
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

export const page = <Row>(
  data: Row[],
  fields: Partial<{ current_page: number; last_page: number }> = {},
) => ({
  data,
  current_page: 1,
  last_page: 1,
  per_page: 24,
  total: data.length,
  ...fields,
});
