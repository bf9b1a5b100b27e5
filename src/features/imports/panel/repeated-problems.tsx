import { Text } from '@mantine/core';
import type { Import } from '../import.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useRepeatedProblems } from './imports.api.ts';
import { ProblemWords } from './problem-words.tsx';
import classes from './imports.module.css';

/** Lists problems that many rows have, because solving one of them, such as a missing finish, solves it in all rows. */
export function RepeatedProblems({ imported }: { imported: Import }) {
  const { data = [] } = useRepeatedProblems(imported);
  if (data.length === 0) return null;
  return (
    <section className={classes.repeated} aria-label="Birçok satırda aynı sorun">
      <Text size="sm" c="dimmed">
        Aynı sorun birçok satırda; birini giderip “Yeniden Denetle” deyince hepsinde kalkar.
      </Text>
      <ul className={classes.problems}>
        {data.map(({ column, message, rows }) => (
          <li key={`${column} ${message}`}>
            <strong>{formatNumber(rows)} satır</strong>
            <ProblemWords column={column} message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}
