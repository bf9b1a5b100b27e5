import { Text } from '@mantine/core';
import type { ShortLink } from '../short-link.ts';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';
import classes from './qr-code.module.css';

/** The scans of the last 30 days as bars, and the days with scans as a table. */
export function Scans({ scans }: Pick<ShortLink, 'scans'>) {
  const total = scans.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...scans.map(({ count }) => count));
  const scanned = scans.filter(({ count }) => count > 0).toReversed();
  return (
    <section aria-label="Okutmalar">
      <Text size="sm" fw={600}>
        {total === 0 ? 'Son 30 günde okutulmadı' : `Son 30 günde ${formatNumber(total)} kez okutuldu`}
      </Text>
      {total > 0 && (
        <>
          <div className={classes.bars} aria-hidden>
            {scans.map(({ day, count }) => (
              <span
                key={day}
                title={`${dayText(day)}: ${formatNumber(count)}`}
                data-empty={count === 0 || undefined}
                style={{ blockSize: `${(count / most) * 100}%` }}
              />
            ))}
          </div>
          <details className={classes.days}>
            <summary>Günlere göre</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Gün</th>
                  <th scope="col">Okutma</th>
                </tr>
              </thead>
              <tbody>
                {scanned.map(({ day, count }) => (
                  <tr key={day}>
                    <th scope="row">{dayText(day)}</th>
                    <td>{formatNumber(count)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        Yalnız günlük sayı tutulur; kimin okuttuğu bilinmez.
      </Text>
    </section>
  );
}
