import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './alternative-texts.module.css';

/** A notice about missing content that does not block a save. */
export function CalmNotice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status" className={classes.notice}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
      {children}
    </div>
  );
}
