import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Medium } from '#shared/schema/media.ts';
import { fileIcons } from '#panel/picture/file-icons.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import classes from './media-tile.module.css';

type MediaTileProps = {
  medium: Medium;
  /**
   * Whether the medium is selected, for selections of several media; undefined if a click acts immediately.
   */
  isChosen?: boolean;
  /** A line below the name. */
  note?: ReactNode;
  onClick: () => void;
};

export function MediaTile({ medium, isChosen, note, onClick }: MediaTileProps) {
  const { file_name: name, mime } = medium;
  const FileIcon = fileIcons[mime];
  return (
    <UnstyledButton className={classes.tile} aria-pressed={isChosen} onClick={onClick}>
      <span className={classes.picture}>
        {FileIcon ? (
          <span className={classes.pdf}>
            <FileIcon size={40} stroke={1.2} aria-hidden />
          </span>
        ) : (
          <Thumbnail picture={medium} />
        )}
        {isChosen && (
          <span className={classes.check}>
            <IconCheck size={16} aria-hidden />
          </span>
        )}
      </span>
      <span className={classes.name} title={name}>
        {name}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </UnstyledButton>
  );
}

/** A grid of `MediaTile`s. Each child becomes a list item. */
export function MediaGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}
