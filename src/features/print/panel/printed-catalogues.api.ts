import { useQuery } from '@tanstack/react-query';
import {
  printedCatalogue,
  PrintPublished,
  PrintRuns,
  PrintStarted,
  type PrintedCatalogue,
  type PrintedFile,
  type PrintRun,
} from '../printed-catalogue.ts';
import { postForFile, read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { saveFile } from '#panel/api/save-file.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

export const printCalls = recordCalls<PrintedCatalogue>('printed-catalogues', printedCatalogue);

const { path } = printCalls;
const pollTime = 2_000;

export const isBeingMade = ({ state }: PrintRun) => state === 'waiting' || state === 'making';

/** Loads the last run of a catalogue, repeatedly while any is being made; null if it was never made. */
export function usePrintRun(id: number) {
  return useQuery({
    queryKey: ['printed-catalogues', 'runs'],
    queryFn: () => read(PrintRuns, `${path}/runs`),
    refetchInterval: ({ state: { data } }) => (data?.some(isBeingMade) ? pollTime : false),
    select: (runs) => runs.find((run) => run.printed_catalogue_id === id) ?? null,
  });
}

export const startPrint = (id: number) => invalidateAfter(write(PrintStarted, 'POST', `${path}/${id}/make`));

export const publishPrint = (id: number) =>
  invalidateAfter(write(PrintPublished, 'POST', `${path}/${id}/publish`));

/** Saves a finished volume; volumes are numbered from 1. */
export const savePrint = (id: number, number: number, { name }: PrintedFile) =>
  saveFile(`${path}/${id}/files/${number}`, name);

/** Makes the first pages from the values of a form. */
export const previewPrint = (fields: Fields) => postForFile(`${path}/preview`, fields);
