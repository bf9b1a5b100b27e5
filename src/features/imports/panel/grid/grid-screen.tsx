import { Button } from '@mantine/core';
import { IconGitCompare, IconPackage } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maxGridRows, type ProductSheet } from '../../import.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { Sheet } from '#panel/sheet/sheet.tsx';
import { useSheetRows } from '#panel/sheet/sheet-rows.ts';
import { useStore } from '#panel/store.ts';
import { registerUnsavedWork } from '#panel/form-state/unsaved-work.ts';
import { formatNumber } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { importLink } from '../import-link.ts';
import { startGridImport, useProductSheet } from '../imports.api.ts';
import { changedCells, changedGrid, gridColumns, gridRows, misplaced } from './grid-rows.ts';
import { dropEdits, keepEdits, withKeptEdits } from './kept-edits.ts';
import classes from './grid.module.css';

const title = 'Tablo Olarak Düzenle';

/**
 * Edits the products of a filtered list as a sheet. The changes are sent as an import, so staff see them once
 * more before they are applied.
 */
export function GridScreen() {
  const { search } = useLocation();
  const filter = new URLSearchParams(search);
  filter.delete('mode');
  const { data, error, refetch, isFetchedAfterMount } = useProductSheet(Object.fromEntries(filter));
  const back = { to: `${paths.products}?${filter}`, label: 'Ürün listesine dön' };
  if (!data || !isFetchedAfterMount)
    return (
      <>
        <PageHead title={title} back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />}
      </>
    );
  return <ProductGrid key={search} sheet={data} address={search} back={back} />;
}

type ProductGridProps = { sheet: ProductSheet; address: string; back: { to: string; label: string } };

function ProductGrid({ sheet, address, back }: ProductGridProps) {
  const grid = useProductGrid(sheet, address);
  const [isSending, setIsSending] = useState(false);
  const navigate = useNavigate();
  const send = async () => {
    if (isSending) return;
    setIsSending(true);
    try {
      const { id } = await startGridImport(grid.changes());
      grid.keep();
      void navigate(importLink(id));
    } catch (failure) {
      showFailure(failure);
      setIsSending(false);
    }
  };
  return (
    <>
      <PageHead
        title={title}
        back={back}
        note={`${formatNumber(sheet.rows.length)} satır${grid.changed > 0 ? ` · ${formatNumber(grid.changed)} satır değişti` : ''}`}
        actions={
          <Button
            leftSection={<IconGitCompare size={16} aria-hidden />}
            loading={isSending}
            disabled={grid.changed === 0}
            onClick={() => void send()}
          >
            Farkları Gör
          </Button>
        }
      />
      {sheet.has_more && (
        <p className={classes.limit}>
          {`İlk ${formatNumber(maxGridRows)} satır gösteriliyor. Daha çoğu için filtreyi daraltın ya da Excel’e aktarıp dosyayı düzenleyin.`}
        </p>
      )}
      {sheet.rows.length === 0 ? (
        <EmptyState
          icon={<IconPackage size={28} stroke={1.5} aria-hidden />}
          title="Eşleşen ürün yok"
          text="Ürün listesinde aramayı ya da filtreleri değiştirip tabloyu yeniden açın."
        />
      ) : (
        <div
          className={classes.grid}
          style={{ '--code-width': `${grid.columns[0]?.width ?? 0}px` } as CSSProperties}
        >
          <Sheet
            label="Ürünler"
            columns={grid.columns}
            rows={grid.rows}
            isChanged={grid.isChanged}
            errorOf={grid.errorOf}
          />
        </div>
      )}
    </>
  );
}

/** Holds the grid's rows and changes, and asks before changes would be lost. */
function useProductGrid(sheet: ProductSheet, address: string) {
  const first = useMemo(() => gridRows(sheet), [sheet]);
  const columns = useMemo(() => gridColumns(sheet.columns), [sheet]);
  const [code = '', model = ''] = sheet.columns.filter(({ use }) => use === 'shown').map((one) => one.title);
  const rows = useSheetRows(() => withKeptEdits(address, code, first));
  const changed = useStore(rows).filter((row, index) => isChangedRow(first[index], row)).length;
  const marks = useMemo(() => {
    const read = new Map(first.map((row) => [row.key, row]));
    return {
      isChanged: (row: (typeof first)[number], name: string) =>
        row.cells[name] !== read.get(row.key)?.cells[name],
      errorOf: misplaced(sheet.columns, [code, model]),
    };
  }, [first, sheet, code, model]);

  const isKept = useRef(false);
  useEffect(() => {
    isKept.current = false;
    const keep = () => keepEdits(address, code, first, rows.get());
    const unregister = registerUnsavedWork({
      isUnsaved: () => !isKept.current && changedGrid(sheet.columns, first, rows.get()).rows.length > 0,
      discard: () => {
        isKept.current = true;
        dropEdits();
        rows.reset(first);
      },
    });
    return () => {
      unregister();
      keep();
    };
  }, [address, code, first, rows, sheet]);
  return {
    columns,
    rows,
    changed,
    ...marks,
    changes: () => changedGrid(sheet.columns, first, rows.get()),
    keep: () => {
      isKept.current = true;
    },
  };
}

type Row = Parameters<typeof changedCells>[1];

const isChangedRow = (first: Row | undefined, row: Row) => Object.keys(changedCells(first, row)).length > 0;
