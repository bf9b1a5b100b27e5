import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconEye, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../../message.ts';
import { saveFile } from '#panel/api/save-file.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes } from '#panel/format/format.ts';
import { openPdfInTab } from '#panel/picture/open-in-tab.ts';
import { mayUse } from '#panel/session/permission.ts';
import { readCv } from '../messages.api.ts';
import classes from '../message-view.module.css';

type CvFileProps = { message: Message; file: NonNullable<Message['file']> };

/** Shows an applicant's CV, if the user may open it. */
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
          {formatBytes(bytes)} · Her açılışı İşlem Kayıtları’na yazılır
        </Text>
      </div>
      {mayUse('messages') && (
        <Group gap="xs" className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye size={15} aria-hidden />}
            loading={isLoading}
            onClick={() => void run(() => openPdfInTab(() => readCv(message)))}
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
