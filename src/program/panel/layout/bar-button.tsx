import { UnstyledButton, type ElementProps, type UnstyledButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import classes from './bar-button.module.css';

type BarButtonProps = UnstyledButtonProps &
  ElementProps<'button', keyof UnstyledButtonProps> & {
    label: string;
    /** The tooltip, if it says more than the label. */
    hint?: string;
    icon: Icon;
  };

/** An icon button of the header or the menu, in the colours of its bar. */
export function BarButton({ label, hint = label, icon: Sign, className, ...button }: BarButtonProps) {
  return (
    <UnstyledButton
      {...button}
      className={className ? `${classes.button} ${className}` : classes.button}
      aria-label={label}
      title={hint}
    >
      <Sign size={19} stroke={1.7} aria-hidden />
    </UnstyledButton>
  );
}
