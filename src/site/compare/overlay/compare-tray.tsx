import { useEffect, useState, type ComponentType } from 'react';
import { useTexts } from '../../loading/site-data.ts';
import { loadSheet } from '../../loading/late-sheet.ts';
import { maxCompared } from '../compare-list.ts';
import { updateCompared, useCompared } from '../compare-store.ts';
import type { CompareDialogProps } from './compare-dialog.tsx';
import { useCompareAddress } from './use-compare-address.ts';
import dialogSheet from './compare-dialog.css?url';
import traySheet from './compare-tray.css?url';

export const loadTraySheet = () => loadSheet(traySheet);

async function loadDialog(): Promise<ComponentType<CompareDialogProps>> {
  const [code] = await Promise.all([import('./compare-dialog.tsx'), loadSheet(dialogSheet)]);
  return code.CompareDialog;
}

/** Says at the edge of the window how many products are taken, and opens the comparison. */
export function CompareTray() {
  const translate = useTexts();
  const count = useCompared(({ list }) => list.length);
  const isRefused = useCompared((state) => state.isRefused);
  const { isOpen, openKey, open, close } = useCompareAddress();
  const [Dialog, setDialog] = useState<ComponentType<CompareDialogProps>>();
  const isMissing = isOpen && !Dialog;
  useEffect(() => {
    if (!isMissing) return;
    loadDialog().then(
      (Loaded) => setDialog(() => Loaded),
      () => close(),
    );
  });
  const preload = () => void loadDialog().catch(() => undefined);
  return (
    <>
      {count > 0 && (
        <aside className="compare-tray" aria-label={translate('compare.title')}>
          {isRefused && <p>{translate('compare.full', { max: maxCompared })}</p>}
          <div className="compare-tray-buttons">
            <button
              type="button"
              className="compare-open"
              aria-haspopup="dialog"
              aria-label={translate('compare.open', { count })}
              onClick={open}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {translate('compare.take')}
              <span className="compare-count">{count}</span>
            </button>
            <button
              type="button"
              className="compare-clear"
              aria-label={translate('compare.clear')}
              title={translate('compare.clear')}
              onClick={() => updateCompared(() => [])}
            >
              <span aria-hidden />
            </button>
          </div>
        </aside>
      )}
      {Dialog && <Dialog isOpen={isOpen} openKey={openKey} onClose={close} />}
    </>
  );
}
