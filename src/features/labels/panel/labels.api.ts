import type { LabelPart, LabelSheet, SheetLayout } from '../label-sheets.rules.ts';
import type { AddressForm } from '#features/short-links/short-code.rules.ts';
import { postForFile } from '#panel/api/client.ts';
import { saveBlob } from '#panel/api/save-file.ts';

/** The products or variants that get labels. */
export type LabelledSelection =
  | { id_list: readonly number[] }
  | { filter: Readonly<Record<string, string>> }
  | { variant_list: readonly number[] };

export type LabelFields = {
  per: 'article' | 'product';
  sheet: LabelSheet | 'own';
  own?: SheetLayout | undefined;
  start: number;
  copies: number;
  parts: readonly LabelPart[];
  form: AddressForm;
  lang: string;
};

/** Downloads the labels as a PDF. */
export async function saveLabels(selection: LabelledSelection, fields: LabelFields): Promise<void> {
  const file = await postForFile('/labels', { ...selection, ...fields });
  saveBlob(file, `etiketler-${new Date().toLocaleDateString('sv')}.pdf`);
}
