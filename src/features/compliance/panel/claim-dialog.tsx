import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { claimLabels, claimLength, claimProblem, type ClaimKind } from '../compliance.rules.ts';
import { serverErrors } from '#panel/form-state/field-errors.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { SingleDocumentField } from '#panel/media/single-document-field.tsx';
import { uploadDocument } from '#panel/media/media.api.ts';
import { fieldDocument, type FieldDocument } from '#panel/picture/field-document.ts';
import type { Claim } from './claims-part.tsx';

type ClaimDialogProps = {
  /** The claim to change; undefined for a new one. */
  claim: Claim | undefined;
  kinds: readonly ClaimKind[];
  onSave: (claim: Claim) => Promise<void>;
  onClose: () => void;
};

/** Edits one claim. A failed save keeps what was typed. */
export function ClaimDialog({ claim, kinds, onSave, onClose }: ClaimDialogProps) {
  const [kind, setKind] = useState<ClaimKind>(claim?.kind ?? kinds[0] ?? 'reach_nickel');
  const [value, setValue] = useState(claim?.value ?? '');
  const [until, setUntil] = useState(claim?.valid_until ?? '');
  const [document, setDocument] = useState<FieldDocument | null>(
    claim?.document ? fieldDocument(claim.document) : null,
  );
  const [isBusy, setIsBusy] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // The form of the record that this dialog belongs to must not be sent.
    event.stopPropagation();
    const problem = claimProblem(kind, value.trim());
    setError(problem);
    if (problem !== undefined) return;
    setIsSaving(true);
    try {
      await onSave({
        kind,
        value: value.trim(),
        valid_until: until || null,
        is_over: false,
        document: document && { mime: 'application/pdf', ...document },
      });
      onClose();
    } catch (failure) {
      setError(Object.values(serverErrors(failure))[0]);
      showFailure(failure);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Uygunluk belgesi"
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <Select
            label="Beyan"
            data={kinds.map((one) => ({ value: one, label: claimLabels[one] }))}
            value={kind}
            allowDeselect={false}
            disabled={claim !== undefined}
            onChange={(chosen) => setKind(chosen ?? kind)}
          />
          <TextInput
            label={kind === 'salt_spray' ? 'Saat' : 'Değer'}
            description={kind === 'salt_spray' ? undefined : 'Sınıf, sınır ya da belge numarası'}
            value={value}
            maxLength={claimLength}
            error={error}
            inputMode={kind === 'salt_spray' ? 'numeric' : 'text'}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <TextInput
            label="Geçerli olduğu son gün"
            description="Boşsa süresizdir."
            type="date"
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          <SingleDocumentField
            label="Belge (PDF)"
            defaultValue={document}
            onChange={setDocument}
            send={uploadDocument}
            onBusy={setIsBusy}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={isSaving} disabled={isBusy}>
              Kaydet
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
