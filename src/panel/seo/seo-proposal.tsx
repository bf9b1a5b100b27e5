import { Button, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { withoutTags } from '#shared/rules/cut-text.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { firstText } from '#panel/seo/seo-preview.ts';
import { proposeDescription, proposeTitle } from './seo-proposals.ts';
import classes from './seo-proposal.module.css';

const proposals = {
  title: { label: 'Başlık önerisi', propose: proposeTitle },
  description: { label: 'Açıklama önerisi', propose: proposeDescription },
};

type SeoProposalProps = {
  form: Pick<RecordForm, 'fields'>;
  lang: string;
  kind: keyof typeof proposals;
  /** The start of the field's name, which the language follows. */
  fieldName?: string;
  /** Fields that replace an empty text, the preferred one first. */
  shownFrom: readonly string[];
};

/** A longer text for search engines, offered while the shown one is short; one click takes it. */
export function SeoProposal({ form, lang, kind, fieldName = `seo_${kind}`, shownFrom }: SeoProposalProps) {
  const { fields } = form;
  const field = `${fieldName}_${lang}`;
  // These calls only subscribe to changes; `getValues` below reads the texts.
  fields.useWatchValue(field);
  fields.useWatchValue(`name_${lang}`);
  fields.useWatchValue(`title_${lang}`);
  fields.useWatchValue(`summary_${lang}`);
  fields.useWatchValue(`description_${lang}`);
  fields.useWatchValue(`body_${lang}`);
  const values = fields.getValues();
  const own = (...names: readonly string[]) => firstText(...names.map((name) => values[`${name}_${lang}`]));
  const { label, propose } = proposals[kind];
  const { projectCompanyName: company } = pageConfiguration();
  const proposed = propose({
    shown: firstText(values[field], own(...shownFrom)),
    name: own('name', 'title'),
    summary: own('summary'),
    body: firstText(plain(own('description', 'body'))),
    company,
  });
  if (proposed === undefined) return null;
  return (
    <div className={classes.proposal} role="group" aria-label={label}>
      <Text size="sm" lang={lang} className={classes.text}>
        {proposed}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconSparkles size={14} aria-hidden />}
        onClick={() => fields.setFieldValue(field, proposed)}
      >
        Öneriyi Kullan
      </Button>
    </div>
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plain(html: string): string {
  return withoutTags(html, ' ').replace(
    /&(amp|lt|gt|quot|nbsp);/g,
    (_, name: string) => entities[name] ?? '',
  );
}
