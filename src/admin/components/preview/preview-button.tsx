import { Button, Modal } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { PreviewKindName } from '#shared/site-preview.ts';
import type { FormValues } from '../../form-state/changed-fields.ts';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { PreviewFrame } from './preview-frame.tsx';
import classes from './preview.module.css';

type PreviewButtonProps = {
  kind: PreviewKindName;
  form: RecordForm;
  /** The field values as a save sends them. */
  toWire: (values: FormValues) => FormValues;
};

/** “Önizle” in a form: the page as visitors would see it, from what is typed. */
export function PreviewButton({ kind, form, toWire }: PreviewButtonProps) {
  const [values, setValues] = useState<FormValues>();
  return (
    <>
      <Button
        variant="default"
        className={classes.open}
        leftSection={<IconEye size={16} aria-hidden />}
        aria-label="Önizle"
        onClick={() => setValues(toWire(form.fields.getValues()))}
      >
        Önizle
      </Button>
      <Modal
        fullScreen
        opened={values !== undefined}
        onClose={() => setValues(undefined)}
        title="Önizleme"
        closeButtonProps={{ 'aria-label': 'Kapat' }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ content: classes.modal, body: classes.body }}
      >
        {values && (
          <PreviewFrame
            kind={kind}
            id={form.record?.id}
            values={values}
            languages={form.languages}
            lang={form.lang}
            labelOf={form.labelOf}
          />
        )}
      </Modal>
    </>
  );
}
