import { Button, Progress, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './imports.module.css';

type UploadBarProps = {
  name: string;
  /** The uploaded share, from 0 to 1. */
  share: number;
  text: string;
  onCancel: () => void;
  children?: ReactNode;
};

/** Shows the progress of an upload. It replaces the drop zone and takes over its focus. */
export function UploadBar({ name, share, text, onCancel, children }: UploadBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus(), []);
  return (
    <section ref={bar} tabIndex={-1} className={classes.upload} aria-label="Yükleme">
      <Text fw={600} className={classes.wrap}>
        {name}
      </Text>
      <Progress value={share * 100} animated={share === 1} aria-label={`${name}: yüklenen`} />
      <div className={classes.uploadFoot}>
        <Text size="sm" c="dimmed" role="status">
          {text}
        </Text>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Vazgeç
        </Button>
      </div>
      {children}
    </section>
  );
}
