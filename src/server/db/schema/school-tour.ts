import type { SimpleRow } from './content.ts';

/** `name` and `description` are JSON: texts by language. */
export type SchoolTourTable = SimpleRow & {
  name: string;
  description: string;
  category_id: number;
  /** In minutes. */
  duration: number | null;
  /** The number of visitors in a group. */
  capacity: number | null;
  is_active: number;
};
