import { SegmentedControl, Text } from '@mantine/core';
import { dequal } from 'dequal/lite';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Size } from '#features/sizes/size.ts';
import { maxVariants } from '../variant.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { SheetColumn, SheetRow } from '#panel/sheet/columns.ts';
import { Sheet } from '#panel/sheet/sheet.tsx';
import { useRead, useSheetRows, type SheetRows } from '#panel/sheet/sheet-rows.ts';
import { useMediaById } from '#panel/media/media.api.ts';
import { ColumnFilling } from './column-filling.tsx';
import { CodeFilling } from './code-filling.tsx';
import { codeParts } from './code-pattern.ts';
import { newCells } from './combinations.ts';
import { Combinations } from './combinations-section.tsx';
import { orderingColumns } from './ordering-cells.ts';
import { picturesIn } from './file-cells.ts';
import { FilesDialog } from './files-dialog.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { useVariantForm } from './use-variant-form.ts';
import {
  columnsOf,
  ownColumnsOf,
  useVariantColumns,
  type ListItem,
  type Pictures,
  type SheetPart,
  type ShownPicture,
} from './variant-columns.tsx';
import { createRowKeys, ownRowsOf, rowsOf } from './variant-rows.ts';
import { useVariants, type VariantGrid } from './variants.api.ts';
import { LabelsButton } from '#features/labels/panel/labels-part.tsx';
import { QrCodeButton } from '#features/short-links/panel/qr-code-part.tsx';
import { useFinishes } from '#features/finishes/panel/finishes.api.ts';
import { useSizes } from '#features/sizes/panel/sizes.api.ts';

type VariantsTabProps = {
  product: { id: number; code: string };
  languages: readonly Language[];
  title: string;
  note: ReactNode;
  back: { to: string; label: string };
  headActions: ReactNode;
};

/** The screen “Ölçüler ve Kaplamalar” of a product (docs/product.md, "Variants"). */
export function VariantsTab(props: VariantsTabProps) {
  const { product, languages, title, back, headActions } = props;
  const grid = useVariants(product.id);
  const sizes = useSizes();
  const finishes = useFinishes();
  const lang = languages[0]?.abbr ?? '';
  const sizeItems = useItems(
    useMemo(() => sizes.data?.toSorted(byNumber), [sizes.data]),
    lang,
  );
  const finishItems = useItems(finishes.data, lang);
  if (!grid.data || !grid.isFetchedAfterMount || !sizes.data || !finishes.data)
    return (
      <FormLoading title={title} back={back} queries={[grid, sizes, finishes]} headActions={headActions} />
    );
  return <VariantsForm {...props} grid={grid.data} sizes={sizeItems} finishes={finishItems} />;
}

/** Sorts sizes as visitors see them: by number, those without a number last. */
const byNumber = (one: Size, other: Size) =>
  one.number === other.number ? 0 : (one.number ?? Infinity) - (other.number ?? Infinity);

type Named = RecordBase & { key: string };

function useItems(records: readonly Named[] | undefined, lang: string): readonly ListItem[] {
  return useMemo(
    () =>
      (records ?? []).map((record) => ({ id: record.id, key: record.key, name: recordName(record, lang) })),
    [records, lang],
  );
}

type VariantsFormProps = VariantsTabProps & {
  grid: VariantGrid;
  sizes: readonly ListItem[];
  finishes: readonly ListItem[];
};

function VariantsForm({ product, languages, grid, sizes, finishes, ...page }: VariantsFormProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const openFiles = useCallback(({ key }: SheetRow) => setOpenKey(key), []);
  const [keys] = useState(() => createRowKeys(languages.map(({ abbr }) => abbr)));
  const rows = useSheetRows(() => rowsOf(grid, keys));
  const ownRows = useSheetRows(() => ownRowsOf(grid, product.code, keys));
  const [part, setPart] = useState<SheetPart>('variants');
  const count = useRead(rows, (all) => all.length);
  const hasOwn = count === 0 || !dequal(grid.own, noOwnOrderingData);
  const pictures = usePictures(grid, rows);
  const variantColumns = useVariantColumns({ sizes, finishes, pictures }, openFiles);
  const ordering = useMemo(() => orderingColumns(keys.languages), [keys]);
  const columns = useMemo(() => columnsOf(part, variantColumns, ordering), [part, variantColumns, ordering]);
  const ownColumns = useMemo(() => ownColumnsOf(variantColumns, ordering), [variantColumns, ordering]);
  const allColumns = useMemo(() => [...variantColumns, ...ordering], [variantColumns, ordering]);
  const { form, errorOf, isChanged } = useVariantForm({
    grid,
    rows,
    ownRows,
    keys,
    languages,
    ownColumns,
    columns: allColumns,
    productCode: product.code,
  });
  useHiddenProblems(form, columns, () =>
    setPart((shown) => (shown === 'variants' ? 'ordering' : 'variants')),
  );
  const { record = grid } = form;
  const stored = useMemo(() => rowsOf(record, keys), [record, keys]);
  const parts = useMemo(() => codeParts(sizes, finishes), [sizes, finishes]);
  const newRow = useCallback(
    () => ({ key: keys.next(), cells: newCells([], { size: null, finish: null }) }),
    [keys],
  );
  return (
    <FormPage
      {...page}
      form={form}
      tabs={<ProductTabs open="variants" />}
      main={
        <>
          <Combinations {...{ sizes, finishes, rows, keys }} lang={languages[0]?.abbr ?? ''} />
          <FormSection
            title="Varyantlar"
            hint={`${count} varyant. Hücrelere yazın ya da Excel’den kopyalayıp yapıştırın; sıra sitedeki sıradır.`}
          >
            {count > 0 && <PartChoice part={part} onChange={setPart} />}
            <Sheet
              key={part}
              label="Varyantlar"
              columns={columns}
              rows={rows}
              newRow={newRow}
              maxRows={maxVariants}
              isSortable
              attempts={form.attempts}
              errorOf={errorOf}
              isChanged={isChanged}
              tools={
                <>
                  <QrCodeButton
                    subjects={record.variants.map(({ id, code }) => ({ kind: 'variant', id, name: code }))}
                  />
                  {record.variants.length > 0 && (
                    <LabelsButton labelled={{ kind: 'variants', variants: record.variants }} />
                  )}
                  <ColumnFilling columns={columns} rows={rows} />
                  {part === 'variants' && (
                    <CodeFilling
                      productId={product.id}
                      productCode={product.code}
                      rows={rows}
                      parts={parts}
                    />
                  )}
                </>
              }
              empty={
                <Text c="dimmed" p="lg" ta="center">
                  Henüz varyant yok. Yukarıdan ölçü ve kaplama işaretleyin ya da satır ekleyin.
                </Text>
              }
            />
          </FormSection>
          {hasOwn && (
            <OwnSection
              hasVariants={count > 0}
              columns={ownColumns}
              rows={ownRows}
              attempts={form.attempts}
              errorOf={errorOf}
              isChanged={isChanged}
            />
          )}
          <FilesDialog {...{ openKey, rows, languages, stored }} onClose={() => setOpenKey(null)} />
        </>
      }
    />
  );
}

/** Chooses which columns of the variants the sheet shows. */
function PartChoice({ part, onChange }: { part: SheetPart; onChange: (part: SheetPart) => void }) {
  return (
    <SegmentedControl
      aria-label="Sütunlar"
      size="xs"
      value={part}
      onChange={onChange}
      data={[
        { value: 'variants', label: 'Ölçü ve kaplama' },
        { value: 'ordering', label: 'Sipariş bilgileri' },
      ]}
      style={{ alignSelf: 'flex-start' }}
    />
  );
}

/** The ordering data of the product's own code. */
function OwnSection({
  hasVariants,
  ...sheet
}: Omit<ComponentProps<typeof Sheet>, 'label'> & { hasVariants: boolean }) {
  const title = 'Ürünün kendi sipariş bilgileri';
  return (
    <FormSection
      title={title}
      hint={
        hasVariants
          ? 'Varyantlar varken ziyaretçiler bunları görmez; her varyantın kendi bilgileri yukarıdadır.'
          : 'Varyantı olmayan ürün kendi koduyla sipariş edilir.'
      }
    >
      <Sheet label={title} {...sheet} />
    </FormSection>
  );
}

/** After a failed save whose problems are all in the other columns, shows these. */
function useHiddenProblems(
  { attempts, fields }: RecordForm<VariantGrid>,
  columns: readonly SheetColumn[],
  showOthers: () => void,
): void {
  const seen = useRef(attempts);
  useEffect(() => {
    if (attempts === seen.current) return;
    seen.current = attempts;
    const wrong = Object.keys(fields.errors).flatMap((name) => /^variants\.\d+\.(.+)$/.exec(name)?.[1] ?? []);
    const isShown = (cell: string) => columns.some(({ name }) => cell.endsWith(name));
    if (wrong.length > 0 && !wrong.some(isShown)) showOthers();
  });
}

/** The maximum number of pictures that the library returns at once. */
const mostAsked = 200;

/** The first pictures of the stored variants and those chosen since, by id. */
function usePictures({ variants }: VariantGrid, rows: SheetRows): Pictures {
  const stored = useMemo(
    () => new Map(variants.flatMap(({ image }) => (image ? [[image.media_id, image] as const] : []))),
    [variants],
  );
  const list = useRead(rows, (all) => {
    const others = new Set(
      all.flatMap(({ cells }) => picturesIn(cells.picture_ids).slice(0, 1)).filter((id) => !stored.has(id)),
    );
    return [...others].slice(0, mostAsked).join(',');
  });
  const chosen = useMediaById(useMemo(() => (list === '' ? [] : list.split(',').map(Number)), [list]));
  return useMemo(() => new Map<number, ShownPicture>([...stored, ...chosen]), [stored, chosen]);
}
