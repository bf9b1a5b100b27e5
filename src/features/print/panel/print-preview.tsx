import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PrintedCatalogue } from '../printed-catalogue.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes } from '#panel/format/format.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { isBlank } from '#panel/form-state/changed-fields.ts';
import { previewPrint } from './printed-catalogues.api.ts';

type Made = { address: string; bytes: number };

/**
 * Makes the first pages from the typed values and opens them in a new tab. Frames of blobs are against the panel's
 * CSP, and browsers refuse a tab that opens long after the click, so the link stays below the button.
 */
export function PrintPreview({ form: { fields } }: { form: RecordForm<PrintedCatalogue> }) {
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<Made>();
  useEffect(() => () => URL.revokeObjectURL(made?.address ?? ''), [made]);

  const preview = async () => {
    const { cover_id: cover, name, ...values } = fields.getValues();
    setIsMaking(true);
    try {
      const file = await previewPrint({
        ...values,
        name: isBlank(name) ? 'Önizleme' : name,
        cover_id: (cover as { media_id: number } | null)?.media_id ?? null,
      });
      const address = URL.createObjectURL(file);
      setMade({ address, bytes: file.size });
      window.open(address, '_blank');
    } catch (error) {
      showFailure(error);
    } finally {
      setIsMaking(false);
    }
  };
  return (
    <Stack gap={6}>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          loading={isMaking}
          onClick={() => void preview()}
        >
          Önizle
        </Button>
        <div role="status">
          {made && !isMaking && (
            <Anchor href={made.address} target="_blank" size="sm" underline="always">
              {`Önizlemeyi aç (PDF, ${formatBytes(made.bytes)})`}
            </Anchor>
          )}
        </div>
      </Group>
      <Text size="sm" c="dimmed">
        Kapak, içindekiler ve ilk kategori; kaydetmeden, ekrandaki seçimlerle. Yeni sekmede açılır.
      </Text>
    </Stack>
  );
}
