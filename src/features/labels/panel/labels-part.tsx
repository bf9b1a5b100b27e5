import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconTags } from '@tabler/icons-react';
import { mayUse } from '#panel/session/permission.ts';
import { LabelsForm, type Labelled } from './labels-form.tsx';

/** The button “Etiketler”: labels with QR codes for a selection, as a PDF. */
export function LabelsButton({ labelled }: { labelled: Labelled }) {
  if (!mayUse('content')) return null;
  const open = () => {
    const modalId = modals.open({
      title: 'Etiket bas',
      size: 860,
      fullScreen: window.matchMedia('(max-width: 640px)').matches,
      attributes: { header: { role: 'presentation' } },
      closeButtonProps: { 'aria-label': 'Kapat' },
      children: <LabelsForm labelled={labelled} onClose={() => modals.close(modalId)} />,
    });
  };
  return (
    <Button variant="default" size="xs" leftSection={<IconTags size={15} aria-hidden />} onClick={open}>
      Etiketler
    </Button>
  );
}
