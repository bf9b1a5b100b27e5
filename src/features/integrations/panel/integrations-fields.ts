import { SiteSettingsUpdate, type SiteSettings } from '../site-settings.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { schemaErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';

export const scriptFields = [
  {
    name: 'google_script',
    label: 'Google Analytics',
    hint: 'gtag.js kodu (G-…). Ziyaretçi ölçüme izin verirse çalışır.',
  },
  {
    name: 'yandex_script',
    label: 'Yandex Metrica',
    hint: 'Sayaç kodu (tag.js). Ziyaretçi ölçüme izin verirse çalışır.',
  },
  {
    name: 'fb_pixel_script',
    label: 'Meta (Facebook) Pixel',
    hint: 'Temel piksel kodu. Ziyaretçi pazarlamaya izin verirse çalışır.',
  },
] as const;

export const integrationLabels: Readonly<Record<string, string>> = {
  scripts_active: 'Kodlar çalışsın',
  ...Object.fromEntries(scriptFields.map(({ name, label }) => [name, label])),
  keywords: 'Anahtar sözcükler',
};

/** The form values of the settings. The form holds the keywords as a list, the API as one text. */
export function integrationValues(settings: SiteSettings): FormValues {
  const { google_script, yandex_script, fb_pixel_script, scripts_active } = settings;
  const keywords = settings.keywords === '' ? [] : settings.keywords.split(',');
  return { google_script, yandex_script, fb_pixel_script, scripts_active, keywords };
}

export function integrationErrors(sent: FormValues): FieldErrors {
  return schemaErrors(SiteSettingsUpdate, toWire(sent));
}

export function toWire(fields: FormValues): FormValues {
  return Array.isArray(fields.keywords) ? { ...fields, keywords: fields.keywords.join(',') } : fields;
}
