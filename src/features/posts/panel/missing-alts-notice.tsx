import { Button } from '@mantine/core';
import type { Language } from '#features/languages/language.ts';
import type { Post } from '../post.ts';
import { CalmNotice } from '#panel/form/calm-notice.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';

/**
 * Lists the languages whose text contains pictures without an alternative text; each button jumps to the
 * text.
 */
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
    <CalmNotice
      title={`Alternatif metin eksik (${language.lang})`}
      text={`Metindeki ${count} görselin altına ne gösterdiğini yazın: görmeyen ziyaretçiler ve arama motorları bunu okur.`}
    >
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          form.setLang(language.abbr);
          // The tab of the language is rendered only after this click, so the focus waits for the next frame.
          requestAnimationFrame(() => showText(name));
        }}
      >
        Metne Git
      </Button>
    </CalmNotice>
  );
}

/** Scrolls to the first missing alternative text, or to the whole text if its editor is not open. */
function showText(name: string): void {
  const text = document.querySelector(`[data-path="${name}"]`);
  const field = text?.querySelector<HTMLInputElement>('input[data-missing]');
  (field ?? text)?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** Counts the pictures without an alternative text in a stored rich text. */
function countMissingAlts(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].filter(({ alt }) => alt.trim() === '').length;
}
