import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './alternative-texts.module.css';

/** Names what is missing without standing in the way of a save. */
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
