import type { ImportProblem } from '../import.ts';

/** A problem with the title of its column before it, which the message may repeat. */
export function ProblemWords({ column, message }: Pick<ImportProblem, 'column' | 'message'>) {
  return (
    <span>
      {column !== '' && <b>{column}: </b>}
      {message.startsWith(`${column}: `) ? message.slice(column.length + 2) : message}
    </span>
  );
}
