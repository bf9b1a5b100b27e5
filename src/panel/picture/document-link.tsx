import { Anchor } from '@mantine/core';
import type { DocumentFile } from '#shared/schema/media.ts';

/** A link that opens a PDF in a new tab. */
export function DocumentLink({ file, text }: { file: DocumentFile; text: string }) {
  return (
    <Anchor
      size="sm"
      underline="always"
      href={file.url}
      target="_blank"
      rel="noopener"
      aria-label={`${file.file_name}, aç`}
    >
      {text}
    </Anchor>
  );
}
