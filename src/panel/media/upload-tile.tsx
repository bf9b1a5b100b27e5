import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconCube3dSphere, IconX } from '@tabler/icons-react';
import { useCallback, type SyntheticEvent } from 'react';
import { hasCadEnding } from '#shared/rules/cad-formats.ts';
import { fileIcons } from '#panel/picture/file-icons.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';
import classes from './picture-field.module.css';

type UploadTileProps = { upload: Upload; queue: UploadQueue };

/** An upload with its progress, or with the reason why it failed. */
export function UploadTile({ upload, queue }: UploadTileProps) {
  const { key, file, state, problem, canRetry } = upload;
  const preview = usePreview(file);
  const FileIcon = hasCadEnding(file.name) ? IconCube3dSphere : fileIcons[file.type];
  return (
    <li className={classes.tile} data-state={state}>
      {state === 'failed' ? (
        <div className={classes.problem} role="alert">
          <IconAlertTriangle size={20} aria-hidden />
          <Text size="xs">{problem}</Text>
        </div>
      ) : FileIcon ? (
        <div className={classes.paper}>
          <FileIcon size={30} stroke={1.3} aria-hidden />
        </div>
      ) : (
        <img ref={preview} alt="" className={classes.preview} onError={hide} />
      )}
      <div className={classes.caption}>
        <Text size="xs" truncate title={file.name}>
          {file.name}
        </Text>
        {state === 'failed' ? (
          canRetry && <RetryButton onClick={() => queue.retry(key)} />
        ) : (
          <Sent upload={upload} />
        )}
      </div>
      <ActionIcon
        variant="default"
        size="sm"
        className={classes.remove}
        aria-label={`${file.name}: kaldır`}
        onClick={() => queue.remove(key)}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="compact-xs" variant="default" fullWidth onClick={onClick}>
      Tekrar Dene
    </Button>
  );
}

function Sent({ upload: { file, state, progress } }: Pick<UploadTileProps, 'upload'>) {
  const percent = Math.round(progress * 100);
  const text = stateText(state, percent);
  return (
    <>
      <Progress value={percent} size="xs" animated={progress === 1} aria-label={`${file.name}: ${text}`} />
      <Text size="xs" c="dimmed">
        {text}
      </Text>
    </>
  );
}

function stateText(state: Upload['state'], percent: number): string {
  if (state === 'waiting') return 'Sırada';
  if (state === 'sent') return 'Yüklendi';
  return percent < 100 ? `%${percent}` : 'İşleniyor…';
}

/** A file may be valid even if the browser cannot preview it; the server decides. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.style.visibility = 'hidden';
}

/** The object URL of the local file, as a preview during the upload. */
function usePreview(file: File) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
