import type { SimpleRow } from './content.ts';

/** `name` and `issuer` are JSON: texts by language. */
export type CertificateTable = SimpleRow & {
  name: string;
  issuer: string;
  image_id: number | null;
  file_id: number | null;
  is_active: number;
};
