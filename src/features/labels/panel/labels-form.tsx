import {
  Button,
  Checkbox,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
} from '@mantine/core';
import { useState } from 'react';
import {
  labelParts,
  labelSheetNames,
  labelSheets,
  planLabel,
  sheetProblem,
  type LabelPart,
  type SheetLayout,
} from '../label-sheets.rules.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { saveLabels, type LabelFields, type LabelledSelection } from './labels.api.ts';
import { SheetPicture } from './sheet-picture.tsx';
import classes from './labels.module.css';

/** What gets labels: selected products, or the variants of one. */
export type Labelled =
  | { kind: 'products'; count: number; selection: LabelledSelection }
  | { kind: 'variants'; variants: readonly { id: number; code: string }[] };

type Values = Omit<LabelFields, 'lang' | 'own'> & { lang: string | null; own: SheetLayout };

const atFirst: Values = {
  per: 'article',
  sheet: 'L7160',
  own: labelSheets.L7160,
  start: 1,
  copies: 1,
  parts: ['qr', 'code', 'name', 'size', 'finish'],
  form: 'short',
  lang: null,
};

const partNames: Readonly<Record<LabelPart, string>> = {
  qr: 'QR kod',
  code: 'Kod',
  name: 'Ad',
  size: 'Ölçü',
  finish: 'Kaplama',
  gtin: 'GTIN barkodu',
};

const measured = (value: number) => formatNumber(value);
const sheetNames = [
  ...labelSheetNames.map((name) => {
    const { columns, rows, width, height } = labelSheets[name];
    return {
      value: name,
      label: `Avery ${name}: ${measured(width)} × ${measured(height)} mm, ${columns * rows} etiket`,
    };
  }),
  { value: 'own' as const, label: 'Kendi ölçüm' },
];

export function LabelsForm({ labelled, onClose }: { labelled: Labelled; onClose: () => void }) {
  const { data: languages = [] } = useLanguages();
  const [values, setValues] = useState(atFirst);
  const [variants, setVariants] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const set = (changed: Partial<Values>) => {
    setRefusal(undefined);
    setValues((now) => ({ ...now, ...changed }));
  };
  const layout = values.sheet === 'own' ? values.own : labelSheets[values.sheet];
  const perSheet = layout.columns * layout.rows;
  const plan = planLabel(layout, values.parts);
  const problem = sheetProblem(layout) ?? (typeof plan === 'string' ? plan : undefined) ?? refusal;
  const lang = values.lang ?? languages[0]?.abbr ?? 'tr';
  const print = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { own, ...fields } = values;
      await saveLabels(selectionOf(labelled, variants), {
        ...fields,
        lang,
        ...(values.sheet === 'own' && { own }),
      });
      onClose();
    } catch (error) {
      const [message] = error instanceof RequestRefused ? Object.values(error.fieldErrors).flat() : [];
      if (message === undefined) showFailure(error);
      else setRefusal(message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) void print();
      }}
    >
      <div className={classes.columns}>
        <Stack gap="md" className={classes.fields}>
          <Who labelled={labelled} values={values} set={set} variants={variants} onVariants={setVariants} />
          <Select
            label="Etiket kâğıdı (A4)"
            data={sheetNames}
            value={values.sheet}
            onChange={(sheet) => sheet && set({ sheet, start: 1 })}
            allowDeselect={false}
          />
          {values.sheet === 'own' && <OwnSheet own={values.own} onChange={(own) => set({ own, start: 1 })} />}
          <Parts values={values} set={set} />
          <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
            <Whole
              label="Her birinden"
              value={values.copies}
              max={500}
              onChange={(copies) => set({ copies })}
            />
            <Whole
              label="İlk boş etiket"
              value={values.start}
              max={perSheet}
              onChange={(start) => set({ start })}
            />
            {languages.length > 1 && (
              <Select
                label="Dil"
                data={languages.map(({ abbr, lang: label }) => ({ value: abbr, label }))}
                value={lang}
                onChange={(value) => set({ lang: value })}
                allowDeselect={false}
              />
            )}
          </SimpleGrid>
        </Stack>
        <div className={classes.preview}>
          <SheetPicture
            layout={layout}
            plan={typeof plan === 'string' ? {} : plan}
            start={values.start}
            onStart={(start) => set({ start })}
          />
          <Text size="xs" c="dimmed">
            Kullanılmış kâğıtta ilk boş etikete dokunun.
          </Text>
        </div>
      </div>
      <Group justify="space-between" mt="lg" gap="sm">
        <Text
          size="sm"
          role="status"
          className={classes.state}
          data-wrong={problem !== undefined || undefined}
        >
          {problem ?? 'Yazıcıda “gerçek boyut” (%100) seçin ve önce düz kâğıda deneyin.'}
        </Text>
        <Group gap="xs" ml="auto">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={isBusy} disabled={problem !== undefined}>
            PDF Hazırla
          </Button>
        </Group>
      </Group>
    </form>
  );
}

function selectionOf(labelled: Labelled, chosen: readonly string[]): LabelledSelection {
  if (labelled.kind === 'products') return labelled.selection;
  const all = labelled.variants.map(({ id }) => id);
  return { variant_list: chosen.length > 0 ? chosen.map(Number) : all };
}

type PartProps = { values: Values; set: (changed: Partial<Values>) => void };
type WhoProps = PartProps & {
  labelled: Labelled;
  variants: readonly string[];
  onVariants: (chosen: readonly string[]) => void;
};

function Who({ labelled, values, set, variants, onVariants }: WhoProps) {
  if (labelled.kind === 'variants')
    return (
      <MultiSelect
        label="Varyantlar"
        placeholder={variants.length === 0 ? `Tümü (${formatNumber(labelled.variants.length)})` : ''}
        data={labelled.variants.map(({ id, code }) => ({ value: String(id), label: code }))}
        value={[...variants]}
        onChange={onVariants}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Tümünü seç' }}
      />
    );
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {formatNumber(labelled.count)} ürün
      </Text>
      <SegmentedControl
        fullWidth
        aria-label="Etiket sayısı"
        data={[
          { value: 'article', label: 'Her varyanta etiket' },
          { value: 'product', label: 'Her ürüne bir etiket' },
        ]}
        value={values.per}
        onChange={(per) => set({ per })}
      />
    </div>
  );
}

function Parts({ values, set }: PartProps) {
  return (
    <>
      <Checkbox.Group
        label="Etikette"
        value={[...values.parts]}
        onChange={(chosen) => set({ parts: labelParts.filter((part) => chosen.includes(part)) })}
      >
        <Group gap="md" mt={6}>
          {labelParts.map((part) => (
            <Checkbox key={part} value={part} label={partNames[part]} />
          ))}
        </Group>
      </Checkbox.Group>
      {values.parts.includes('qr') && (
        <Checkbox
          label="GTIN’i olanların QR kodu GS1 adresini taşısın"
          checked={values.form === 'gs1'}
          onChange={({ currentTarget }) => set({ form: currentTarget.checked ? 'gs1' : 'short' })}
        />
      )}
    </>
  );
}

type WholeProps = { label: string; value: number; max: number; onChange: (value: number) => void };

function Whole({ label, value, max, onChange }: WholeProps) {
  return (
    <NumberInput
      label={label}
      value={value}
      min={1}
      max={max}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      onChange={(typed) => typeof typed === 'number' && typed >= 1 && onChange(typed)}
    />
  );
}

const measures = [
  ['columns', 'Sütun', 1, 20],
  ['rows', 'Satır', 1, 50],
  ['width', 'En (mm)', 10, 210],
  ['height', 'Boy (mm)', 8, 297],
  ['left', 'Sol boşluk (mm)', 0, 100],
  ['top', 'Üst boşluk (mm)', 0, 100],
  ['gap_x', 'Yan aralık (mm)', 0, 50],
  ['gap_y', 'Alt aralık (mm)', 0, 50],
] as const;

function OwnSheet({ own, onChange }: { own: SheetLayout; onChange: (own: SheetLayout) => void }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" verticalSpacing="xs">
      {measures.map(([name, label, min, max]) => (
        <NumberInput
          key={name}
          label={label}
          value={own[name]}
          min={min}
          max={max}
          step={min === 1 ? 1 : 0.5}
          allowDecimal={min !== 1}
          decimalScale={2}
          decimalSeparator=","
          allowNegative={false}
          clampBehavior="blur"
          onChange={(typed) =>
            typeof typed === 'number' && typed >= min && typed <= max && onChange({ ...own, [name]: typed })
          }
        />
      ))}
    </SimpleGrid>
  );
}
