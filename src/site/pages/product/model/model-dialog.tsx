import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import { fileSize } from '#shared/rules/file-size.ts';
import { Picture } from '../../../components/picture.tsx';
import { useSite, useTexts } from '../../../loading/site-data.ts';

type ModelDialogProps = {
  model: ProductPage['documents'][number];
  poster: ProductPage['images'][number] | undefined;
  name: string;
  onClose: () => void;
};

type State = 'loading' | 'shown' | 'failed';

/** A model over the whole window: its picture first, then the model that turns. */
export function ModelDialog({ model, poster, name, onClose }: ModelDialogProps) {
  const translate = useTexts();
  const { lang } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (canDraw() ? 'loading' : 'failed'));
  const alt = translate('model.of', { name });
  const keys = translate('model.keys');

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
  }, []);

  useEffect(() => {
    if (!canDraw()) return;
    let isGone = false;
    const show = (next: State) => () => {
      if (!isGone) setState(next);
    };
    import('@google/model-viewer').then(() => {
      if (isGone) return;
      const viewer = createViewer({ src: model.url, alt, keys });
      viewer.addEventListener('load', show('shown'));
      viewer.addEventListener('error', show('failed'));
      stage.current?.append(viewer);
    }, show('failed'));
    return () => {
      isGone = true;
    };
  }, [model.url, alt, keys]);

  return (
    <dialog ref={dialog} className="model" aria-label={alt} onClose={onClose}>
      <div className="model-bar">
        <p className="model-name">{name}</p>
        <a className="model-download" href={model.url} download>
          {translate('model.download', { size: fileSize(model.bytes, lang) })}
        </a>
        <button
          ref={closeButton}
          type="button"
          className="model-close"
          aria-label={translate('model.close')}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden />
        </button>
      </div>
      <div ref={stage} className="model-stage" data-state={state}>
        {state !== 'shown' && poster && (
          <Picture picture={poster} sizes="100vw" alt="" className="model-poster" loading="lazy" />
        )}
      </div>
      <p className="model-words" role="status">
        {translate(state === 'shown' ? 'model.hint' : `model.${state}`)}
      </p>
    </dialog>
  );
}

/** The viewer needs WebGL 2, which some devices lack or have turned off. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

const directions = ['front', 'right', 'back', 'left'];
const heights = ['', 'upper-', 'lower-'];

function createViewer({ src, alt, keys }: { src: string; alt: string; keys: string }): HTMLElement {
  const viewer = document.createElement('model-viewer');
  // The viewer would tell screen readers in English from which side the model is seen.
  const spoken = heights.flatMap((height) => directions.map((direction) => [height + direction, alt]));
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const attributes = {
    src,
    alt,
    'camera-controls': '',
    'touch-action': 'none',
    'interaction-prompt': 'none',
    'shadow-intensity': '0.7',
    'shadow-softness': '1',
    'interpolation-decay': isCalm ? '0' : '50',
    'camera-orbit': '25deg 60deg 105%',
    ...(!isCalm && { 'auto-rotate': '', 'auto-rotate-delay': '0' }),
    a11y: JSON.stringify({ ...Object.fromEntries(spoken), 'interaction-prompt': keys }),
  };
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  return viewer;
}
