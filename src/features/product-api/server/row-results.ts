import type { RowResult } from '../product-record.ts';
import type { AppError } from '#server/errors.ts';
import type { RefusedRow } from './product-rows.ts';
import type { WrittenRow } from './write-rows.ts';

type Row = { index: number; code: string };

export function writtenResult({ index, code }: Row, { id, result }: WrittenRow): RowResult {
  return { index, code, result, id, message: '', message_en: '' };
}

/** A row that was right, in an atomic batch in which another one was refused. */
export function skippedResult({ index, code }: Row): RowResult {
  return {
    index,
    code,
    result: 'skipped',
    id: null,
    message: 'Başka bir satır reddedildiği için yazılmadı.',
    message_en: 'Not written, because another row was refused.',
  };
}

export function refusedResult({ index, code, error }: RefusedRow): RowResult {
  const texts = Object.values(error.fields ?? {}).flat();
  return {
    index,
    code,
    result: 'refused',
    id: null,
    message: texts.length > 0 ? texts.join(' ') : error.message,
    message_en: englishOf(error),
    ...(error.fields && { errors: error.fields }),
  };
}

/** What is wrong, in English: errors have Turkish texts only, but few reasons. */
function englishOf({ code, fields = {} }: AppError): string {
  if (code === 'conflict') return 'The product was changed meanwhile; read it again.';
  const names = Object.keys(fields);
  if (names.length === 0) return 'The row was refused.';
  return [...new Set(names.map((name) => englishOfField(name)))].join(' ');
}

function englishOfField(name: string): string {
  const [first = '', , part = ''] = name.split('.');
  if (first === 'variants')
    return `A variant is wrong (${name}): ${variantReasons[part] ?? 'the value is not accepted.'}`;
  const field = first.replace(/_[a-z]{2}$/, '');
  return reasons[first] ?? reasons[field] ?? `The field ${name} is not accepted.`;
}

const reasons: Readonly<Record<string, string>> = {
  code: 'The code is missing, sent twice, or belongs to another article.',
  category_id: 'The category is missing or does not exist.',
  name: 'The name in the main language is missing or too long.',
  associations: 'An associated product does not exist, or the products cannot belong together like this.',
  claims: 'A claim has no value of its kind, or is sent twice.',
  attributes: 'An attribute has no label, or its value is too long.',
  transporter_types: 'There is no such transporter type.',
  published_at: 'published_at must be an ISO instant with an offset.',
};

const variantReasons: Readonly<Record<string, string>> = {
  code: 'its code is missing, sent twice, or belongs to another article.',
  size: 'there is no such size.',
  finish: 'there is no such finish.',
  size_id: 'another variant has this size and finish.',
};
