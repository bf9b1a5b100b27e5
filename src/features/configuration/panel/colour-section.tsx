import { Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Configuration } from '../configuration.ts';
import { isHexColour, wideHex } from '#shared/colour.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useTypedColours } from './brand-preview.tsx';
import { ColourContrast } from './colour-contrast.tsx';
import classes from './site-settings-form.module.css';

type ColourSectionProps = { form: RecordForm<Configuration>; preview: ReactNode };

export function ColourSection({ form, preview }: ColourSectionProps) {
  return (
    <FormSection title="Renkler" hint="Sitede, giriş sayfasında ve panelde kullanılır.">
      <div className={classes.pair}>
        <ColourField
          form={form}
          name="mainColor"
          label="Ana renk"
          hint="Düğmeler, alt bilgi, panelin vurgusu"
        />
        <ColourField
          form={form}
          name="secondColor"
          label="İkinci renk"
          hint="Bağlantılar, resimsiz kategoriler"
        />
      </div>
      {preview}
      <Contrasts form={form} />
      <Text size="xs" c="dimmed">
        Her renk kullanılabilir: yazı, zeminine göre siyah ya da beyaz olur; zeminde okunmayan renk, yalnız o
        yerde okunana dek koyulaştırılır ya da açılır. AA: yazıda en az 4,5 : 1, kutu ve düğme gibi öğelerde 3
        : 1 (WCAG 2.2).
      </Text>
    </FormSection>
  );
}

function Contrasts({ form }: { form: RecordForm<Configuration> }) {
  return <ColourContrast {...useTypedColours({ form })} />;
}

type ColourFieldProps = { form: Pick<RecordForm, 'fields'>; name: string; label: string; hint: string };

/** Uses the browser's colour picker, because Mantine's has sliders without accessible names. */
function ColourField({ form: { fields }, name, label, hint }: ColourFieldProps) {
  fields.useWatchValue(name);
  const typed = String(fields.getValues()[name]);
  return (
    <TextInput
      key={fields.key(name)}
      name={name}
      label={label}
      description={hint}
      spellCheck={false}
      autoComplete="off"
      leftSectionPointerEvents="all"
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={`${label}: paletten seç`}
          value={isHexColour(typed) ? wideHex(typed) : '#000000'}
          onChange={(event) => fields.setFieldValue(name, event.currentTarget.value)}
        />
      }
      {...fields.getInputProps(name)}
    />
  );
}
