import { Anchor, Button, Group, MultiSelect, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { SamplePaper } from '../sample-cards.rules.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useFinishes } from '#features/finishes/panel/finishes.api.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { saveBlob } from '#panel/api/save-file.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { formatBytes, formatNumber } from '#panel/format/format.ts';
import { recordName } from '#panel/records/record-definition.ts';
import { BoardPicture } from './board-picture.tsx';
import { makeSampleCards, type SampledSelection } from './sample-cards.api.ts';
import classes from './sample-cards.module.css';

/** Selected products; without them staff choose a category or finishes. */
export type SampledProducts = { count: number; selection: SampledSelection };

type Values = {
  category: string | null;
  finishes: string[];
  paper: SamplePaper;
  lang: string | null;
};
type Made = { address: string; bytes: number };

export function SampleCardsForm({
  products,
  onClose,
}: {
  products: SampledProducts | undefined;
  onClose: () => void;
}) {
  const { data: languages = [] } = useLanguages();
  const [values, setValues] = useState<Values>({ category: null, finishes: [], paper: 'a4', lang: null });
  const [busy, setBusy] = useState<'preview' | 'save'>();
  const [refusal, setRefusal] = useState<string>();
  const [made, setMade] = useState<Made>();
  useEffect(() => () => URL.revokeObjectURL(made?.address ?? ''), [made]);
  const main = languages[0]?.abbr ?? 'tr';
  const set = (changed: Partial<Values>) => {
    setRefusal(undefined);
    setMade(undefined);
    setValues((now) => ({ ...now, ...changed }));
  };
  const { category, finishes, paper } = values;
  const lang = values.lang ?? main;
  const isEmpty = !products && category === null && finishes.length === 0;
  const run = async (kind: 'preview' | 'save') => {
    if (busy || isEmpty) return;
    setBusy(kind);
    setRefusal(undefined);
    try {
      const chosen = category === null ? {} : { category_id: category };
      const file = await makeSampleCards(products?.selection ?? chosen, { finishes, paper, lang });
      if (kind === 'save') {
        saveBlob(file, `numune-karti-${new Date().toLocaleDateString('sv')}.pdf`);
        onClose();
        return;
      }
      const address = URL.createObjectURL(file);
      setMade({ address, bytes: file.size });
      window.open(address, '_blank');
    } catch (error) {
      if (error instanceof RequestRefused)
        setRefusal(Object.values(error.fieldErrors).flat()[0] ?? error.message);
      else showFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run('save');
      }}
    >
      <div className={classes.columns}>
        <Stack gap="md" className={classes.fields}>
          <Choices products={products} values={values} set={set} main={main} />
          <Print values={{ ...values, lang }} set={set} />
        </Stack>
        <div className={classes.preview}>
          <BoardPicture paper={paper} />
          <div role="status">
            {made && (
              <Anchor href={made.address} target="_blank" size="sm" underline="always">
                {`Önizlemeyi aç (PDF, ${formatBytes(made.bytes)})`}
              </Anchor>
            )}
          </div>
        </div>
      </div>
      <Group justify="space-between" mt="lg" gap="sm">
        <Text
          size="sm"
          role="status"
          className={classes.state}
          data-wrong={refusal !== undefined || undefined}
        >
          {refusal ??
            'Yazıcıda “gerçek boyut” (%100) seçin. Ölçeği yazılı olmayan çizimlerin yerine ürünün ölçüsünde bir çerçeve basılır.'}
        </Text>
        <Group gap="xs" ml="auto">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="default"
            loading={busy === 'preview'}
            disabled={isEmpty}
            onClick={() => void run('preview')}
          >
            Önizle
          </Button>
          <Button type="submit" loading={busy === 'save'} disabled={isEmpty}>
            PDF İndir
          </Button>
        </Group>
      </Group>
    </form>
  );
}

type ChoicesProps = {
  products: SampledProducts | undefined;
  values: Values;
  set: (changed: Partial<Values>) => void;
  main: string;
};

function Choices({ products, values, set, main }: ChoicesProps) {
  const categories = useCategoryOptions(main);
  const { data: finishes } = useFinishes();
  return (
    <>
      {products ? (
        <Text size="sm" fw={500}>
          {formatNumber(products.count)} ürün
        </Text>
      ) : (
        <Select
          label="Kategori"
          description="Alt kategorileriyle birlikte. Boşsa seçilen kaplamanın bütün ürünleri basılır."
          placeholder="Tümü"
          data={categories ?? []}
          value={values.category}
          onChange={(category) => set({ category })}
          disabled={!categories}
          searchable
          clearable
          nothingFoundMessage="Böyle bir kategori yok"
        />
      )}
      <MultiSelect
        label="Kaplamalar"
        description="Her kaplama yeni bir sayfada başlar. Boşsa ürünler bir arada, bütün kaplamalarıyla basılır."
        placeholder={values.finishes.length === 0 ? 'Bütün kaplamalar bir arada' : ''}
        data={(finishes ?? []).map((finish) => ({ value: finish.key, label: recordName(finish, main) }))}
        value={values.finishes}
        onChange={(chosen) => set({ finishes: chosen })}
        disabled={!finishes}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="Böyle bir kaplama yok"
        clearButtonProps={{ 'aria-label': 'Kaplama seçimini temizle' }}
      />
    </>
  );
}

type PrintProps = Pick<ChoicesProps, 'values' | 'set'>;

/** The paper and the language. */
function Print({ values: { paper, lang }, set }: PrintProps) {
  const { data: languages = [] } = useLanguages();
  return (
    <Group grow align="start" gap="sm">
      <Stack gap={4}>
        <Text size="sm" fw={500} id="sample-paper">
          Kâğıt
        </Text>
        <SegmentedControl
          aria-labelledby="sample-paper"
          data={[
            { value: 'a4', label: 'A4' },
            { value: 'a5', label: 'A5' },
          ]}
          value={paper}
          onChange={(value) => set({ paper: value === 'a5' ? 'a5' : 'a4' })}
        />
      </Stack>
      {languages.length > 1 && (
        <Select
          label="Dil"
          data={languages
            .filter(({ active }) => active)
            .map(({ abbr, lang: label }) => ({ value: abbr, label }))}
          value={lang}
          onChange={(value) => set({ lang: value })}
          allowDeselect={false}
        />
      )}
    </Group>
  );
}
