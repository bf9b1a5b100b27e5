import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { mayUse } from '#panel/session/permission.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import classes from './outdated-texts.module.css';

type OutdatedProps = { form: Pick<RecordForm, 'outdated' | 'languages'>; lang: string };

/** Marks the tab of a language with outdated translations. */
export function OutdatedMark({ form, lang }: OutdatedProps) {
  const labels = form.outdated.labels(lang);
  if (labels.length === 0) return null;
  const hint = `${labels.length} çeviri eski: ${labels.join(', ')}`;
  return (
    <span title={hint} className={classes.mark}>
      <IconHistory size={13} stroke={2} aria-hidden />
      <VisuallyHidden>({hint})</VisuallyHidden>
    </span>
  );
}

/** Lists the outdated translations of a language and offers to confirm them. */
export function OutdatedNotice({ form, lang }: OutdatedProps) {
  const { outdated, languages } = form;
  const labels = outdated.labels(lang);
  if (labels.length === 0) return null;
  const { confirm } = outdated;
  return (
    <div role="status" className={classes.notice}>
      <Text size="sm">
        <strong>{languages[0]?.lang} metin sonradan değişti:</strong> {labels.join(', ')}. Çeviriyi
        güncelleyin ya da hâlâ doğruysa bildirin.
      </Text>
      {confirm && mayUse('content') && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={() => {
            confirm(lang).then(() => notice('Çeviri onaylandı!'), showFailure);
          }}
        >
          Çeviri doğru
        </Button>
      )}
    </div>
  );
}

type Described = Partial<Pick<RecordForm, 'outdated'>> & Pick<RecordForm, 'languages'>;

/** The description of a field, plus a hint if its stored translation is outdated. */
export function outdatedHint(form: Described, name: string, description?: ReactNode): ReactNode {
  if (!form.outdated?.has(name)) return description;
  return (
    <>
      <span className={classes.hint}>{form.languages[0]?.lang} metin sonradan değişti.</span> {description}
    </>
  );
}
