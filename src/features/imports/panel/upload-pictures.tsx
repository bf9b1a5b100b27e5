import { Button, List, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Import, ImportPictures } from '../import.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import type { SendFile, Upload } from '#panel/media/upload-queue.ts';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { formatNumber } from '#panel/format/format.ts';
import { uploadMedium } from '#panel/media/media.api.ts';
import { startPictureImport } from './imports.api.ts';
import { UploadBar } from './upload-bar.tsx';
import classes from './imports.module.css';

type PictureUploadProps = {
  files: readonly File[];
  onStarted: (started: Import) => void;
  onCancelled: () => void;
};
type Sent = ImportPictures[number];

const send: SendFile<Sent> = async (file, watch) => ({
  media_id: (await uploadMedium(file, watch)).media_id,
  name: file.name,
});

/** Nobody would read a longer list of failed files. */
const maxNamed = 8;

/** Uploads pictures to the library, several at a time, and then starts their import. */
export function PictureUpload({ files, onStarted, onCancelled }: PictureUploadProps) {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const { queue, uploads, isBusy } = useUploadQueue(send, (one) => setSent((others) => [...others, one]));
  useEffect(() => queue.add(files), [queue, files]);
  const start = async () => {
    try {
      onStarted(await startPictureImport([...sent]));
    } catch (error) {
      showFailure(error);
      onCancelled();
    }
  };
  const isComplete = !isBusy && uploads.length === 0 && sent.length > 0;
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (isComplete) void latest.current();
  }, [isComplete]);

  const failed = uploads.filter(({ state }) => state === 'failed');
  return (
    <UploadBar
      name={`${formatNumber(files.length)} görsel`}
      share={sentShare(files.length, sent.length, uploads)}
      text={
        isComplete
          ? 'Denetim başlıyor…'
          : `${formatNumber(sent.length)} / ${formatNumber(files.length)} görsel yüklendi`
      }
      onCancel={onCancelled}
    >
      {failed.length > 0 && (
        <div role="alert" className={classes.failed}>
          <Text fw={550}>{formatNumber(failed.length)} görsel yüklenemedi</Text>
          <List size="sm">
            {failed.slice(0, maxNamed).map(({ key, file, problem }) => (
              <List.Item key={key} className={classes.wrap}>
                {file.name}: {problem}
              </List.Item>
            ))}
          </List>
          {!isBusy && (
            <div className={classes.buttons}>
              {failed.some(({ canRetry }) => canRetry) && (
                <Button size="compact-sm" onClick={() => failed.forEach(({ key }) => queue.retry(key))}>
                  Tekrar Dene
                </Button>
              )}
              {sent.length > 0 && (
                <Button size="compact-sm" variant="default" onClick={queue.clear}>
                  Bunlar Olmadan Sürdür
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </UploadBar>
  );
}

/** The uploaded share of all files, from 0 to 1; running uploads are included in part. */
function sentShare(total: number, done: number, uploads: readonly Upload[]): number {
  const running = uploads.reduce((sum, { progress }) => sum + progress, 0);
  return Math.min(1, (done + running) / Math.max(1, total));
}
