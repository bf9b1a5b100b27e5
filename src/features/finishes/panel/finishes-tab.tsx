import { ColorInput } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { Finish } from '../finish.ts';
import { fieldPicture } from '#panel/picture/field-picture.ts';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { LineInEveryLanguage, PictureField } from '#panel/records/record-fields.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { formatNumber } from '#panel/format/format.ts';
import { ClaimsPart } from '#features/compliance/panel/claims-part.tsx';
import { finishCalls } from './finishes.api.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import classes from './finish-chip.module.css';

export const finishes: RecordDefinition<Finish> = {
  calls: finishCalls,
  words: {
    title: 'Kaplamalar',
    one: 'Kaplama',
    theOne: 'Kaplamayı',
    all: 'Kaplamalar',
    theAll: 'Kaplamaları',
    empty: 'Modellerin geldiği kaplamaları, rengi ya da yüzey fotoğrafıyla ekleyin: nikel, altın, antik …',
  },
  icon: IconPalette,
  sheet: 'kaplamalar',
  searched: ['name'],
  picture: (finish) => <FinishChip finish={finish} size={32} />,
  columns: () => [
    {
      key: 'product_count',
      header: 'Ürün',
      width: 90,
      render: ({ product_count }) => formatNumber(product_count),
    },
  ],
  localised: [{ name: 'name', label: 'Ad' }],
  labels: { color: 'Renk', image_id: 'Yüzey fotoğrafı' },
  values: (finish) => ({
    color: finish?.color ?? '',
    image_id: finish?.image ? fieldPicture(finish.image) : null,
  }),
  required: ['name'],
  fields: (form) => (
    <>
      <LineInEveryLanguage form={form} name="name" label="Ad" />
      <ColorField form={form} />
      <PictureField
        form={form}
        name="image_id"
        label="Yüzey fotoğrafı"
        description="Verirseniz ziyaretçiler renk yerine bu fotoğrafı görür. Yüzeyin yakından çekilmiş kare bir resmi yeter."
      />
      {form.record && <ClaimsPart owner="finish" id={form.record.id} />}
    </>
  ),
};

/** Suggested colours: common metals and lacquers. */
const usualColors = [
  '#c9cccf',
  '#8d9094',
  '#3b3d40',
  '#17181a',
  '#d9b25f',
  '#e0a987',
  '#b4784d',
  '#8a6a3b',
  '#f4f3ef',
];

function ColorField({ form: { fields } }: { form: RecordForm<Finish> }) {
  return (
    <ColorInput
      key={fields.key('color')}
      name="color"
      label="Renk"
      description="Kaplamanın adının yanında küçük bir renk olarak görünür."
      format="hex"
      swatches={usualColors}
      swatchesPerRow={9}
      // Only some browsers support the eyedropper; staff can pick from a photo in the next field instead.
      withEyeDropper={false}
      popoverProps={{ keepMounted: false }}
      styles={{ wrapper: { maxWidth: 240 } }}
      {...fields.getInputProps('color')}
    />
  );
}

type FinishChipProps = { finish: Pick<Finish, 'color' | 'image'>; size?: number };

/** Shows a finish by its picture, else by its colour, else as an empty ring. */
function FinishChip({ finish: { color, image }, size = 28 }: FinishChipProps) {
  const box = { width: size, height: size };
  return (
    <span
      className={classes.chip}
      data-empty={(!image && color === '') || undefined}
      style={{ ...box, ...(!image && color !== '' && { backgroundColor: color }) }}
      aria-hidden
    >
      {image && <Thumbnail picture={image} size={size} />}
    </span>
  );
}
