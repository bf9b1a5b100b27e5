import type { Message } from '../../message.ts';
import { formatNumber } from '#panel/format/format.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import classes from '../message-view.module.css';

export function MessageDetailList({ message: { details } }: { message: Pick<Message, 'details'> }) {
  const { position, school, tour, group_size: size, date } = details;
  const rows: [string, string | undefined][] = [
    ['Başvurulan görev', position],
    ['Okul', school],
    ['Tur', tour?.name],
    ['Kişi sayısı', size === undefined ? undefined : formatNumber(size)],
    ['İstenen gün', date === undefined || date === '' ? undefined : dayText(date)],
  ];
  const filled = rows.filter(([, value]) => value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={classes.details}>
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
