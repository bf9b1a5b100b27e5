import { Button } from '@mantine/core';
import { IconCheck, IconChecks, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Import, ImportRow } from '../import.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { focusHeading } from '#panel/page/use-scroll-and-focus-reset.ts';
import { countOf } from './import-words.ts';
import { confirmProposals } from './imports.api.ts';
import classes from './imports.module.css';

/** Confirms the place that was guessed for a picture, or takes the confirmation back. */
export function ConfirmButton({ importId, row }: { importId: number; row: ImportRow }) {
  const isConfirmed = row.result === 'update';
  return (
    <CallButton
      variant={isConfirmed ? 'subtle' : 'default'}
      label={`${isConfirmed ? 'Onayı Kaldır' : 'Onayla'}: ${row.changes[0]?.after ?? row.code}`}
      icon={isConfirmed ? <IconX size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
      call={() => confirmProposals(importId, !isConfirmed, [row.position])}
    >
      {isConfirmed ? 'Onayı Kaldır' : 'Onayla'}
    </CallButton>
  );
}

export function ConfirmAll({ imported: { id, counts } }: { imported: Import }) {
  return (
    <CallButton
      variant="default"
      icon={<IconChecks size={16} aria-hidden />}
      call={() => confirmProposals(id, true)}
    >
      {`${formatNumber(countOf(counts, 'proposed'))} Öneriyi Onayla`}
    </CallButton>
  );
}

type CallButtonProps = {
  variant: 'default' | 'subtle';
  label?: string;
  icon: ReactNode;
  call: () => Promise<unknown>;
  children: ReactNode;
};

/** The row disappears together with its button, so the focus moves to the next button. */
function CallButton({ label, icon, call, variant, children }: CallButtonProps) {
  const [isRunning, setIsRunning] = useState(false);
  const run = async (button: HTMLElement) => {
    if (isRunning) return;
    setIsRunning(true);
    const row = button.closest('li');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const target = next?.querySelector<HTMLElement>('[data-proposal]');
    try {
      await call();
      if (target) target.focus();
      else focusHeading();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant={variant}
      aria-label={label}
      aria-disabled={isRunning}
      className={classes.position}
      leftSection={icon}
      data-proposal
      onClick={(event) => void run(event.currentTarget)}
    >
      {children}
    </Button>
  );
}
