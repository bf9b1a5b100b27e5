import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconEye, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../../message.ts';
import { saveFile } from '#panel/api/save-file.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { readCv } from '../messages.api.ts';
import classes from '../message-view.module.css';

type CvFileProps = { message: Message; file: NonNullable<Message['file']> };

/** The CV of an applicant, for who may open it. */
export function CvFile({ message, file: { name, bytes } }: CvFileProps) {
  const [isLoading, setIsLoading] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsLoading(true);
    await work().catch((error: unknown) => showFailure(error));
    setIsLoading(false);
  };
  return (
    <section className={classes.file} aria-label="Özgeçmiş">
      <IconFileTypePdf size={28} stroke={1.4} aria-hidden />
      <div className={classes.lineText}>
        <Text fw={550}>{name}</Text>
        <Text size="xs" c="dimmed">
          {formatBytes(bytes)} · Her açılışı denetim kaydına yazılır
        </Text>
      </div>
      {mayUse('messages') && (
        <Group gap="xs" className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye size={15} aria-hidden />}
            loading={isLoading}
            onClick={() => void run(() => openInTab(() => readCv(message)))}
          >
            Görüntüle
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            disabled={isLoading}
            onClick={() => void run(() => saveFile(`/${message.type}/${message.id}/file`, name))}
          >
            İndir
          </Button>
        </Group>
      )}
    </section>
  );
}

/** Shows a PDF in a new tab. The tab opens before the answer, or the browser would take it for an advertisement. */
async function openInTab(read: () => Promise<Blob>): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    // The type is set here, so that the browser never reads the file as a page of this site.
    const pdf = new Blob([await read()], { type: 'application/pdf' });
    const address = URL.createObjectURL(pdf);
    if (tab) tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
