import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import './popup.css';

type PopupProps = { title: string; message: string; close: string; onClose: () => void };

/** A modal message with one button. Escape also closes it; the focus then returns to where it was. */
export function Popup({ title, message, close, onClose }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="popup"
      role="alertdialog"
      aria-labelledby="popup-title"
      aria-describedby="popup-message"
      onClose={onClose}
    >
      <h2 id="popup-title" className="popup-title">
        {title}
      </h2>
      <p id="popup-message">{message}</p>
      <Button onClick={() => dialog.current?.close()}>{close}</Button>
    </dialog>
  );
}
