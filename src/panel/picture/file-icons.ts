import { IconFileTypePdf, IconMovie, type Icon } from '@tabler/icons-react';

/** Icons for files without a picture, by MIME type. */
export const fileIcons: Readonly<Record<string, Icon>> = {
  'application/pdf': IconFileTypePdf,
  'video/mp4': IconMovie,
  'video/webm': IconMovie,
};
