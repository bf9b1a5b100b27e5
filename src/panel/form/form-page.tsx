import { Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { BackToTopInBar } from '#panel/page/back-to-top.tsx';
import { LackingTextsNotice } from './lacking-texts-notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import type { PagePreview } from '#panel/preview/form-preview.tsx';
import { useFormPreview } from '#panel/preview/use-form-preview.tsx';
import { RecordFormElement } from './record-form-element.tsx';
import { SaveButton } from './save-button.tsx';
import classes from './form-page.module.css';

type FormPageProps = {
  title: string;
  note?: ReactNode;
  back?: { to: string; label: string };
  form: RecordForm;
  main: ReactNode;
  /** Without a side column the main column takes the whole width. */
  side?: ReactNode;
  /** Further buttons beside the save button, such as delete. */
  actions?: ReactNode;
  /** The reason why a save is not possible now, for example running uploads. */
  waitingFor?: string | undefined;
  /** Offers “Kaydet ve Yeni”. */
  canAddNext?: boolean;
  /** The preview of the record as a page of the site; undefined for a record without a page. */
  preview?: PagePreview | undefined;
  /** Elements beside the title, for example links to other records. */
  headActions?: ReactNode;
  /** Elements below the title: links to the other screens of the record. */
  tabs?: ReactNode;
};

/**
 * The layout of every form page: a main column, a side column, an optional preview, and a save bar that stays
 * visible.
 */
export function FormPage({ title, note, back, form, main, side, actions, ...props }: FormPageProps) {
  const { waitingFor, canAddNext = false, headActions } = props;
  const preview = useFormPreview(form, props.preview);
  return (
    <RecordFormElement form={form} waitingFor={waitingFor} canAddNext={canAddNext}>
      <PageHead title={title} note={note} {...(back && { back })} actions={headActions} />
      {props.tabs}
      <DraftOffer form={form} />
      <LackingTextsNotice form={form} />
      <div
        className={classes.columns}
        data-preview={preview.beside ? true : undefined}
        data-single={side === undefined || undefined}
      >
        <div className={classes.column}>{main}</div>
        {side !== undefined && <div className={classes.column}>{side}</div>}
        {preview.beside && <div className={classes.preview}>{preview.beside}</div>}
      </div>
      <div className={classes.bar} data-foot-bar>
        <SaveState form={form} waitingFor={waitingFor} />
        <Group gap="xs" wrap="nowrap" className={classes.buttons}>
          <BackToTopInBar />
          {preview.button}
          {actions}
          <SaveButton
            isSaving={form.isSaving}
            isWaiting={waitingFor !== undefined}
            next={canAddNext ? (form.record ? 'wide' : 'always') : undefined}
          />
        </Group>
      </div>
      <ConflictDialog form={form} />
    </RecordFormElement>
  );
}

type SaveStateProps = Pick<FormPageProps, 'form' | 'waitingFor'>;

function SaveState({ form: { changed, fields, isSaving }, waitingFor }: SaveStateProps) {
  const isChanged = useStore(changed);
  const wrongFields = Object.keys(fields.errors).length;
  const state = () => {
    if (waitingFor) return waitingFor;
    if (isSaving) return 'Kaydediliyor…';
    if (wrongFields > 0) return `Düzeltilecek ${wrongFields} alan var`;
    return isChanged ? 'Kaydedilmemiş değişiklikler var' : 'Değişiklik yok';
  };
  return (
    <Text
      size="sm"
      c="dimmed"
      role="status"
      className={classes.state}
      data-changed={isChanged || undefined}
      data-wrong={wrongFields > 0 || undefined}
    >
      {state()}
    </Text>
  );
}

export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <Paper withBorder component="section" className={classes.section} aria-label={title}>
      <Title order={2}>{title}</Title>
      {hint && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
      <div className={classes.fields}>{children}</div>
    </Paper>
  );
}
