import { VisuallyHidden } from '@mantine/core';
import { IconCornerUpLeft, IconPackage, IconPaperclip, IconUser } from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { ListedMessage } from '../message.ts';
import { SelectRow, type Choose } from '#panel/list/list-selection.tsx';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import classes from './message-list.module.css';

type MessageRowProps = {
  row: ListedMessage;
  /** The address that opens the message, for links to a new tab. */
  address: string;
  isOpened: boolean;
  isChosen: boolean;
  /** Undefined if the user may not change messages. */
  onChoose: Choose | undefined;
  onOpen: (id: number) => void;
};

export const rowLinkId = (id: number) => `message-${id}`;

/** A row of the list with sender, time, subject and badges. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { row, address, isOpened, isChosen, onChoose, onOpen } = props;
  const { id, name, email, subject, excerpt, created_at: at, check } = row;
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <li
      className={classes.row}
      data-unread={check === 0 || undefined}
      data-opened={isOpened || undefined}
      data-chosen={isChosen || undefined}
    >
      {onChoose && (
        <div className={classes.check}>
          <SelectRow
            label={name || email}
            isChosen={isChosen}
            onChoose={(wanted, isRange) => onChoose(id, wanted, isRange)}
          />
        </div>
      )}
      <Link
        id={rowLinkId(id)}
        to={address}
        onClick={open}
        className={classes.link}
        aria-current={isOpened ? 'true' : undefined}
      >
        <span className={classes.head}>
          <span className={classes.name}>
            {check === 0 && <VisuallyHidden>Okunmadı: </VisuallyHidden>}
            {name || email}
          </span>
          <time dateTime={at} title={formatInstant(at)} className={classes.time}>
            {relativeTime(at, new Date())}
          </time>
        </span>
        {subject !== '' && <span className={classes.subject}>{subject}</span>}
        {excerpt !== '' && <span className={classes.excerpt}>{excerpt}</span>}
        <Badges row={row} />
      </Link>
    </li>
  );
});

/** Icons for a message with a file, products, a reply or an assigned colleague. */
function Badges({ row }: { row: ListedMessage }) {
  const { has_file: hasFile, line_count: lines, is_answered: isAnswered, assigned_to: colleague } = row;
  if (!hasFile && lines === 0 && !isAnswered && !colleague) return null;
  return (
    <span className={classes.badges}>
      {lines > 0 && (
        <span className={classes.badge}>
          <IconPackage size={13} aria-hidden /> {formatNumber(lines)} kalem
        </span>
      )}
      {hasFile && (
        <span className={classes.badge}>
          <IconPaperclip size={13} aria-hidden /> Dosya
        </span>
      )}
      {isAnswered && (
        <span className={classes.badge}>
          <IconCornerUpLeft size={13} aria-hidden /> Yanıtlandı
        </span>
      )}
      {colleague && (
        <span className={classes.badge}>
          <IconUser size={13} aria-hidden />
          <VisuallyHidden>Atanan: </VisuallyHidden> {colleague.name}
        </span>
      )}
    </span>
  );
}
