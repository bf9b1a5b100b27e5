import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useSheetDownload } from '#features/products/panel/sheet-download.api.ts';

/** Downloads all products as an Excel sheet. */
export function SheetButton({ label }: { label: string }) {
  const { isLoading, text, download } = useSheetDownload({});
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconFileDownload size={16} aria-hidden />}
      aria-busy={isLoading}
      onClick={download}
    >
      {text ?? label}
    </Button>
  );
}
