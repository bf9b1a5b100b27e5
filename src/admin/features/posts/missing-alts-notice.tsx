import { Button, Text } from '@mantine/core';
import type { Language } from '#shared/api/language.ts';
import type { Post } from '#shared/api/post.ts';
import { countMissingAlts } from '../../components/rich-text/missing-alts.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import classes from './missing-alts-notice.module.css';

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
    <div role="status" className={classes.notice}>
      <Text size="sm" fw={600}>
        Alternatif metin eksik ({language.lang})
      </Text>
      <Text size="sm" c="dimmed">
        Metindeki {count} görselin altına ne gösterdiğini yazın: görmeyen ziyaretçiler ve arama motorları bunu
        okur.
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          form.setLang(language.abbr);
          // The tab shows its field after this click.
          requestAnimationFrame(() => showText(name));
        }}
      >
        Metne Git
      </Button>
    </div>
  );
}

/** Goes to the first missing alternative text, or to the text while its editor is not open. */
function showText(name: string): void {
  const text = document.querySelector(`[data-path="${name}"]`);
  const field = text?.querySelector<HTMLInputElement>('input[data-missing]');
  (field ?? text)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
