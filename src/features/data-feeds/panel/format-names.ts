import type { feedFormats } from '../data-feed.ts';

export const formatNames: Readonly<Record<(typeof feedFormats)[number], string>> = {
  json: 'JSON',
  csv: 'CSV (Excel’de açılır)',
};
