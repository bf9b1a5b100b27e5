import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShortLinkAnswer, type PrintedForm } from '../short-link.ts';
import type { ShortLinkKind } from '../short-code.rules.ts';
import { write } from '#panel/api/client.ts';
import { readAnew } from '#panel/api/queries.ts';
import { saveFile } from '#panel/api/save-file.ts';

const path = '/short-links';

export type Linked = { kind: ShortLinkKind; id: number };

/** The short link of a record. The call makes it at its first time, so that what is printed never dies. */
export function useShortLink(record: Linked, form: PrintedForm) {
  return useQuery({
    queryKey: [path, record, form],
    queryFn: async () => (await write(ShortLinkAnswer, 'POST', path, { ...record, ...form })).data,
    // The former picture stays until the one of another form is there.
    placeholderData: keepPreviousData,
    ...readAnew,
  });
}

export const saveQrFile = (short: string, format: 'svg' | 'png', name: string, form: PrintedForm) =>
  saveFile(`${path}/${short}/qr.${format}`, `${name}.${format}`, form);
