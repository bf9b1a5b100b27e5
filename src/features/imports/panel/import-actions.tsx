import { Button, Loader, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconColumns,
  IconEye,
  IconEyeOff,
  IconRefresh,
  IconTable,
  IconX,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Import } from '../import.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { focusHeading } from '#panel/page/use-scroll-and-focus-reset.ts';
import { paths } from '#shared/panel-paths.ts';
import { keptGrid } from './grid/kept-edits.ts';
import { confirmApply, confirmCancel, confirmUndo } from './import-questions.tsx';
import { ImportProgress } from './import-progress.tsx';
import { changeCount, countOf, isBusy } from './import-words.ts';
import {
  applyImport,
  cancelImport,
  checkImportAgain,
  checkWithMapping,
  readUndo,
  undoImport,
} from './imports.api.ts';
import { MappingDrawer } from './mapping/mapping-drawer.tsx';
import classes from './imports.module.css';

const conflict = 409;

/** The buttons for what staff can do with an import in its present state. */
export function ImportActions({ imported }: { imported: Import }) {
  const { id, kind, state, counts, message } = imported;
  const { run, step, isRunning, isStale } = useAction();
  const problems = countOf(counts, 'problem');
  const changes = changeCount(counts);
  const cancel = () => step(() => cancelImport(id));
  const check = () => step(() => checkImportAgain(id));

  if (isBusy(state))
    return (
      <ImportProgress imported={imported}>
        {state === 'checking' && (
          <Button size="compact-sm" variant="default" onClick={cancel}>
            Vazgeç
          </Button>
        )}
      </ImportProgress>
    );
  if (state === 'checked')
    return (
      <Bar note={noteOf(counts)}>
        {changes > 0 && (
          <RunButton
            icon={<IconCheck size={16} aria-hidden />}
            isRunning={isRunning}
            onClick={() => confirmApply(counts, () => step(() => applyImport(id, problems > 0)))}
          >
            {problems > 0 ? 'Sorunsuz Satırları Uygula' : 'Uygula'}
          </RunButton>
        )}
        {(isStale || message !== '' || problems > 0) && <CheckButton onClick={check} />}
        <MapButton imported={imported} step={step} />
        {kind === 'grid' && <GridLink />}
        <HiddenRowsButton
          imported={imported}
          onChoose={(withHidden) => step(() => checkImportAgain(id, { withHidden }))}
        />
        <CancelButton onClick={() => confirmCancel(cancel)} />
      </Bar>
    );
  if (state === 'applied')
    return (
      <Bar>
        <RunButton
          variant="default"
          isRunning={isRunning}
          icon={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() =>
            void run(async () => {
              const undo = await readUndo(id);
              confirmUndo(undo, () => step(() => undoImport(id)));
            })
          }
        >
          Geri Al
        </RunButton>
      </Bar>
    );
  if (state === 'failed')
    return (
      <Bar>
        <MapButton imported={imported} step={step} />
        <Button component={Link} to={paths.imports} variant={imported.can_map ? 'default' : 'filled'}>
          Başka Dosya Yükle
        </Button>
        <CheckButton onClick={check} />
      </Bar>
    );
  return null;
}

type MapButtonProps = { imported: Import; step: ReturnType<typeof useAction>['step'] };

/** Opens the columns of a file, so that staff say what they mean. */
function MapButton({ imported, step }: MapButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!imported.can_map) return null;
  return (
    <>
      <Button
        // A file that could not be read mostly lacks only the right titles.
        variant={imported.state === 'failed' ? 'filled' : 'default'}
        leftSection={<IconColumns size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Sütunları Eşle
      </Button>
      <MappingDrawer
        imported={imported}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onCheck={(mapping, name) => {
          setIsOpen(false);
          step(() => checkWithMapping(imported.id, mapping, name));
        }}
      />
    </>
  );
}

/** A link back to the grid, which then shows the stored edits again. */
function GridLink() {
  const grid = keptGrid();
  if (grid === undefined) return null;
  return (
    <Button
      component={Link}
      to={`${paths.imports}${grid}`}
      variant="default"
      leftSection={<IconTable size={16} aria-hidden />}
    >
      Tabloya Dön
    </Button>
  );
}

function noteOf(counts: Import['counts']): string {
  const changes = changeCount(counts);
  const problems = countOf(counts, 'problem');
  const proposed = countOf(counts, 'proposed');
  if (proposed > 0)
    return `${formatNumber(proposed)} dosyanın adı kesin değil. Önerilere bakıp doğru olanları onaylayın; onaylanmayan yazılmaz.`;
  if (changes === 0 && problems === 0) return 'Dosyadaki her şey sitedekiyle aynı; uygulanacak bir şey yok.';
  if (changes === 0) return 'Uygulanabilecek satır yok. Sorunları dosyada düzeltip yeniden yükleyin.';
  if (problems === 0) return '';
  return `${formatNumber(problems)} sorunlu satır uygulanmaz. Onları dosyada düzeltip yeniden yükleyebilirsiniz.`;
}

/** Runs one request at a time. The answer 409 means that the shown comparison is outdated. */
function useAction() {
  const [isRunning, setIsRunning] = useState(false);
  const [isStale, setIsStale] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    if (isRunning) return;
    setIsRunning(true);
    setIsStale(false);
    try {
      await call();
    } catch (error) {
      setIsStale(error instanceof RequestRefused && error.status === conflict);
      showFailure(error);
    } finally {
      setIsRunning(false);
    }
  };
  /**
   * Runs a request that replaces the buttons. The pressed one disappears, so the focus moves to the heading.
   */
  const step = (call: () => Promise<unknown>) =>
    void run(async () => {
      await call();
      focusHeading();
    });
  return { run, step, isRunning, isStale };
}

type RunButtonProps = {
  icon: ReactNode;
  isRunning: boolean;
  variant?: 'default';
  onClick: () => void;
  children: ReactNode;
};

/** Uses `aria-disabled`, because a disabled button loses the focus, and a dialog then cannot return it. */
function RunButton({ icon, isRunning, onClick, ...props }: RunButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isRunning}
      leftSection={isRunning ? <Loader size={14} color="currentColor" /> : icon}
      onClick={() => !isRunning && onClick()}
    />
  );
}

function Bar({ note = '', children }: { note?: string; children: ReactNode }) {
  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>{children}</div>
      {note !== '' && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </div>
  );
}

function CheckButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onClick}>
      Yeniden Denetle
    </Button>
  );
}

/** Includes the sheet's hidden rows in the import, or leaves them out again. */
function HiddenRowsButton({
  imported: { hidden_rows: count, with_hidden: withHidden },
  onChoose,
}: {
  imported: Import;
  onChoose: (withHidden: boolean) => void;
}) {
  if (count === 0) return null;
  const Icon = withHidden ? IconEyeOff : IconEye;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={16} aria-hidden />}
      onClick={() => onChoose(!withHidden)}
    >
      {withHidden ? 'Gizli Satırları Çıkar' : `${formatNumber(count)} Gizli Satırı da Oku`}
    </Button>
  );
}

function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden />} onClick={onClick}>
      Vazgeç
    </Button>
  );
}
