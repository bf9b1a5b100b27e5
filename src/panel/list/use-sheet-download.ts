import { useState } from 'react';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes } from '#panel/format/format.ts';
import { saveFile } from '#panel/api/save-file.ts';

/** The filter of a list, as it is stored in the address. */
export type SheetFilter = Readonly<Record<string, string>>;

/** The call that answers with a sheet, and the name of the file without its date. */
export type SheetSource = { path: string; file: string };

/** Downloads what a filter finds as an Excel sheet or as CSV. `text` shows how much has arrived. */
export function useSheetDownload({ path, file }: SheetSource, filter: SheetFilter = {}) {
  const [bytes, setBytes] = useState<number>();
  const isLoading = bytes !== undefined;
  const download = async (format: 'xlsx' | 'csv') => {
    if (isLoading) return;
    setBytes(0);
    try {
      const day = new Date().toLocaleDateString('sv');
      await saveFile(path, `${file}-${day}.${format}`, { ...filter, format }, setBytes);
    } catch (error) {
      showFailure(error);
    } finally {
      setBytes(undefined);
    }
  };
  return {
    isLoading,
    text: isLoading ? `Hazırlanıyor… ${bytes > 0 ? formatBytes(bytes) : ''}`.trim() : undefined,
    download: () => void download('xlsx'),
    downloadCsv: () => void download('csv'),
  };
}
