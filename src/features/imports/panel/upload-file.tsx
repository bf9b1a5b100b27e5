import { useEffect, useRef, useState } from 'react';
import type { Import } from '../import.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { registerUnsavedWork } from '#panel/form-state/unsaved-work.ts';
import { startImport } from './imports.api.ts';
import { UploadBar } from './upload-bar.tsx';

type FileUploadProps = { file: File; onStarted: (started: Import) => void; onCancelled: () => void };

/** Uploads a sheet or a ZIP. Staff who leave the screen are asked first. */
export function FileUpload({ file, onStarted, onCancelled }: FileUploadProps) {
  const [share, setShare] = useState(0);
  const done = useRef({ onStarted, onCancelled });
  useEffect(() => {
    done.current = { onStarted, onCancelled };
  });
  useEffect(() => {
    const control = new AbortController();
    let isSending = true;
    const discard = () => control.abort();
    const unregister = registerUnsavedWork({ isUnsaved: () => isSending, discard });
    const finish = (next: () => void) => {
      isSending = false;
      if (!control.signal.aborted) next();
    };
    startImport(file, { onProgress: setShare, signal: control.signal }).then(
      (started) => finish(() => done.current.onStarted(started)),
      (error: unknown) =>
        finish(() => {
          showFailure(error, undefined, 'Bağlantınızı denetleyip dosyayı yeniden ekleyin.');
          done.current.onCancelled();
        }),
    );
    return () => {
      unregister();
      discard();
    };
  }, [file]);
  return (
    <UploadBar
      name={file.name}
      share={share}
      text={share < 1 ? `Yükleniyor: %${Math.floor(share * 100)}` : 'Denetim başlıyor…'}
      onCancel={onCancelled}
    />
  );
}
