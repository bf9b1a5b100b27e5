import { useRef, useState } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import { loadSheet } from '../../../loading/late-sheet.ts';
import { useTexts } from '../../../loading/site-data.ts';
import type { ModelDialog } from './model-dialog.tsx';
import sheet from './model-dialog.css?url';

type ModelButtonProps = {
  /** A GLB. */
  model: ProductPage['documents'][number];
  /** Shown until the model is drawn. */
  poster: ProductPage['images'][number] | undefined;
  name: string;
};

/** Opens a product's model, of which nothing is loaded before the first click (docs/decisions/0113). */
export function ModelButton({ model, poster, name }: ModelButtonProps) {
  const translate = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ Dialog: typeof ModelDialog } | null>(null);
  const open = async () => {
    const [{ ModelDialog: Dialog }] = await Promise.all([import('./model-dialog.tsx'), loadSheet(sheet)]);
    setOpened({ Dialog });
  };
  const close = () => {
    setOpened(null);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="gallery-model button button-quiet"
        onClick={() => void open().catch(() => window.location.assign(model.url))}
      >
        {translate('model.open')}
      </button>
      {opened && <opened.Dialog model={model} poster={poster} name={name} onClose={close} />}
    </>
  );
}
