import { useState } from 'react';
import { saveFile } from '#panel/api/save-file.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes } from '#panel/format/format.ts';

/** The filter of the product list, as it is stored in the address. */
export type SheetFilter = Readonly<Record<string, string>>;

/** Downloads the products of a filter as an Excel sheet or as CSV. `text` shows how much has arrived. */
export function useSheetDownload(filter: SheetFilter) {
  const [bytes, setBytes] = useState<number>();
  const isLoading = bytes !== undefined;
  const download = async (format: 'xlsx' | 'csv') => {
    if (isLoading) return;
    setBytes(0);
    try {
      const day = new Date().toLocaleDateString('sv');
      await saveFile('/products/export', `urunler-${day}.${format}`, { ...filter, format }, setBytes);
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
