import { IconFileTypePdf, IconMovie, type Icon } from '@tabler/icons-react';

/** What stands for a file that shows no picture, by its MIME type. */
export const fileIcons: Readonly<Record<string, Icon>> = {
  'application/pdf': IconFileTypePdf,
  'video/mp4': IconMovie,
  'video/webm': IconMovie,
};
