import { Alert, Button } from '@mantine/core';
import type { Language } from '#shared/api/language.ts';
import type { Post } from '#shared/api/post.ts';
import { countMissingAlts } from '../../components/rich-text/missing-alts.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';

/** Names the texts with pictures that lack an alternative text; each button leads to the text. */
export function MissingAlts({ form }: { form: RecordForm<Post> }) {
  return form.languages.map((language) => (
    <MissingInLanguage key={language.abbr} form={form} language={language} />
  ));
}

function MissingInLanguage({ form, language }: { form: RecordForm<Post>; language: Language }) {
  const name = `body_${language.abbr}`;
  form.fields.useWatchValue(name);
  const count = countMissingAlts((form.fields.getValues()[name] ?? '') as string);
  if (count === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status" title={`Alternatif metin eksik (${language.lang})`}>
      Metindeki {count} görselin altına ne gösterdiğini yazın: görmeyen ziyaretçiler ve arama motorları bunu
      okur.
      <Button
        size="compact-sm"
        variant="default"
        mt={8}
        onClick={() => {
          form.setLang(language.abbr);
          // The tab shows its field after this click.
          requestAnimationFrame(() => document.querySelector(`[data-path="${name}"]`)?.scrollIntoView());
        }}
      >
        Metne Git
      </Button>
    </Alert>
  );
}
