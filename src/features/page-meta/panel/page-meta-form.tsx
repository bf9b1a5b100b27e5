import { Stack, Text } from '@mantine/core';
import type { Language } from '#features/languages/language.ts';
import { PageMetaUpdate } from '../page-meta.ts';
import { LongTextField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import { DrawerForm } from '#panel/form/record-drawer.tsx';
import { SeoProposal } from '#panel/seo/seo-proposal.tsx';
import { SearchResult } from '#panel/seo/seo-preview-card.tsx';
import { SharePreview } from '#panel/seo/share-preview.tsx';
import { schemaErrors } from '#panel/form-state/field-errors.ts';
import { localisedValues } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { savePageMeta, type PageMetaRecord } from './page-meta.api.ts';
import { pageRoute } from './page-routes.ts';
import { shownDescription, shownTitle } from './shown-texts.ts';

const localised = [
  { name: 'title', label: 'Başlık' },
  { name: 'description', label: 'Açıklama' },
];

type PageMetaFormProps = { meta: PageMetaRecord; languages: readonly Language[]; onClose: () => void };

/** Edits title and description of a page in every language, inside a `RecordDrawer`. */
export function PageMetaForm({ meta, languages, onClose }: PageMetaFormProps) {
  const { route_name: route, path } = meta;
  const { hint, isListed } = pageRoute(route);
  const form = useRecordForm<PageMetaRecord>({
    name: `page-meta/${route}`,
    resource: 'page-meta',
    resourceId: route,
    record: meta,
    languages,
    localised,
    labels: {},
    toValues: (record) => localisedValues(localised, languages, record),
    check: (_, changes) => schemaErrors(PageMetaUpdate, { ...changes, route_name: route }),
    save: (fields) => savePageMeta(route, fields),
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} onClose={onClose}>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <LanguageTabs form={form}>
        {(lang) => (
          <>
            <TextField
              form={form}
              name={`title_${lang}`}
              label="Başlık"
              lang={lang}
              maxLength={200}
              data-autofocus
            />
            {isListed && (
              <SeoProposal form={form} lang={lang} kind="title" fieldName="title" shownFrom={[]} />
            )}
            <LongTextField
              form={form}
              name={`description_${lang}`}
              label="Açıklama"
              minRows={3}
              lang={lang}
              maxLength={500}
            />
            {isListed && (
              <SeoProposal
                form={form}
                lang={lang}
                kind="description"
                fieldName="description"
                shownFrom={[]}
              />
            )}
            {isListed && <Preview form={form} lang={lang} path={path} />}
          </>
        )}
      </LanguageTabs>
    </DrawerForm>
  );
}

const pageShare = {
  kind: 'plain',
  note: 'Resim olarak sayfanın ilk fotoğrafı, yoksa firmanın paylaşım resmi görünür.',
} as const;

type PreviewProps = { form: RecordForm<PageMetaRecord>; lang: string; path: string };

/**
 * Previews title and description while they are typed, and says which text is used instead of an empty one.
 */
function Preview({ form: { fields, languages }, lang, path }: PreviewProps) {
  const main = languages[0];
  for (const abbr of [lang, main?.abbr ?? lang]) {
    // These hooks render the preview again after each change; `getValues` below reads the texts.
    fields.useWatchValue(`title_${abbr}`);
    fields.useWatchValue(`description_${abbr}`);
  }
  const values = fields.getValues();
  const title = shownTitle(values, lang, main?.abbr ?? lang, pageConfiguration().projectCompanyName);
  const description = shownDescription(values, lang, main?.abbr ?? lang);
  const prefix = lang === main?.abbr ? '' : `/${lang}`;
  const hints = [
    title.from === 'main' && `Başlık boş: ${main?.lang} başlık görünür.`,
    title.from === 'company' && 'Başlık boş: firma adı görünür.',
    description.from === 'main' && `Açıklama boş: ${main?.lang} açıklama görünür.`,
  ].filter((text) => text !== false);
  return (
    <Stack gap="sm">
      <SearchResult
        address={path === '/' ? prefix : prefix + path}
        title={title.text}
        description={description.text}
      />
      <Text size="xs" c="dimmed" role="status" hidden={hints.length === 0}>
        {hints.join(' ')}
      </Text>
      <SharePreview title={title.text} description={description.text} picture={pageShare} />
    </Stack>
  );
}
