import { Button, Modal } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import { FormPreview, type PagePreview } from './form-preview.tsx';
import classes from './preview.module.css';

/** A narrower window has no room for a preview beside the form. */
const wideWindow = '(min-width: 1440px)';

/**
 * The button “Önizle” and the preview beside the form. On wide screens the choice is remembered; elsewhere
 * the button opens a dialog.
 */
export function useFormPreview(
  form: RecordForm,
  preview: PagePreview | undefined,
): { button: ReactNode; beside: ReactNode } {
  const isWide = useMediaQuery(wideWindow, false, { getInitialValueInEffect: false });
  const isBoxed = usePanelView().preferences.width === 'boxed';
  const [isWanted, setIsWanted] = useLocalStorage({
    key: 'preview_beside',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isOpen, setIsOpen] = useState(false);
  if (!preview) return { button: null, beside: null };
  const page = <FormPreview form={form} preview={preview} />;
  if (isWide && !isBoxed) {
    return {
      button: <PreviewButton isOn={isWanted} onClick={() => setIsWanted(!isWanted)} />,
      beside: isWanted && page,
    };
  }
  const dialog = (
    <>
      <PreviewButton onClick={() => setIsOpen(true)} />
      <Modal
        fullScreen
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="Önizleme"
        closeButtonProps={{ 'aria-label': 'Kapat' }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ content: classes.modal, body: classes.body }}
      >
        {page}
      </Modal>
    </>
  );
  return { button: dialog, beside: null };
}

function PreviewButton({ isOn, onClick }: { isOn?: boolean; onClick: () => void }) {
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      className={classes.open}
      leftSection={<IconEye size={16} aria-hidden />}
      aria-label="Önizle"
      aria-pressed={isOn}
      onClick={onClick}
    >
      Önizle
    </Button>
  );
}
