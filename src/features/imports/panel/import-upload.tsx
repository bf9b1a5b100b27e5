import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Import } from '../import.ts';
import '@mantine/dropzone/styles.layer.css';
import { showFailure } from '#panel/feedback/notices.tsx';
import { FileUpload } from './upload-file.tsx';
import { PictureUpload } from './upload-pictures.tsx';
import { arePictures, uploadProblem } from './upload-kinds.ts';
import classes from './imports.module.css';

const label = 'Excel dosyası ya da görseller ekle';

type ImportUploadProps = { onStarted: (started: Import) => void };

/** A drop zone for a sheet, a ZIP or pictures. It also shows the running upload. */
export function ImportUpload({ onStarted }: ImportUploadProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [first] = files;
  const zone = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);
  const back = () => {
    isBack.current = true;
    setFiles([]);
  };
  useEffect(() => {
    if (!isBack.current) return;
    isBack.current = false;
    zone.current?.querySelector('input')?.focus();
  }, [files]);
  if (first && arePictures(files))
    return <PictureUpload files={files} onStarted={onStarted} onCancelled={back} />;
  if (first) return <FileUpload file={first} onStarted={onStarted} onCancelled={back} />;

  const take = (dropped: readonly File[]) => {
    const problem = uploadProblem(dropped);
    if (problem === undefined) setFiles(dropped);
    else showFailure(problem);
  };
  return (
    <Dropzone
      ref={zone}
      onDrop={take}
      className={classes.zone ?? ''}
      // The file input inside takes focus and keys, so the zone around it must not.
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': label, accept: '.xlsx,.csv,.zip,image/*', tabIndex: 0 }}
    >
      <IconFileImport size={28} stroke={1.5} aria-hidden />
      <Text fw={600}>Dosyayı buraya sürükleyin ya da seçmek için tıklayın</Text>
      <Text size="sm" c="dimmed">
        Bir Excel (.xlsx) ya da CSV dosyası, ürün koduyla adlandırılmış görseller ya da görsellerin ZIP’i.
        Önce denetlenir; siz onaylayana kadar hiçbir ürün değişmez.
      </Text>
    </Dropzone>
  );
}
