import { Button, Progress, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './imports.module.css';

type UploadBarProps = {
  name: string;
  /** From 0 to 1. */
  share: number;
  text: string;
  onCancel: () => void;
  children?: ReactNode;
};

/** How far an upload is, in the place of the zone that it came from, with the focus that the zone had. */
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
