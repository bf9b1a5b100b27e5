import { Button } from '@mantine/core';
import { useContext } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { CalmNotice } from './calm-notice.tsx';
import { FormLackingTexts } from './lacking-texts.ts';
import classes from './alternative-texts.module.css';

/** Lists the picture fields without alternative text, if visitors will see the record after the save. */
export function LackingTextsNotice({ form }: { form: Pick<RecordForm, 'fields' | 'edits'> }) {
  const lacking = [...useStore(useContext(FormLackingTexts).fields)];
  useStore(form.edits);
  if (lacking.length === 0 || form.fields.getValues().is_active === false) return null;
  return (
    <CalmNotice
      title="Alternatif metin eksik"
      text="Görseli göremeyenler ve arama motorları bu metni okur. Kaydetmenize engel değildir."
    >
      <ul className={classes.fields}>
        {lacking.map(([key, { label, languages, focus }]) => (
          <li key={key}>
            {label}: {languages}
            <Button size="compact-sm" variant="default" aria-label={`${label}: alana git`} onClick={focus}>
              Alana Git
            </Button>
          </li>
        ))}
      </ul>
    </CalmNotice>
  );
}
