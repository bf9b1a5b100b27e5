import type { DocumentFile } from '#shared/schema/media.ts';
import { FileLink } from './file-link.tsx';

/** A link that opens a PDF in a new tab. */
export function DocumentLink({ file, text }: { file: DocumentFile; text: string }) {
  return (
    <FileLink size="sm" mediumId={file.media_id} href={file.url} aria-label={`${file.file_name}, aç`}>
      {text}
    </FileLink>
  );
}
