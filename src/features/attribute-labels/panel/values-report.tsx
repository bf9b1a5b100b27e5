import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#shared/panel-paths.ts';
import { CalmNotice } from '#panel/form/calm-notice.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { read } from '#panel/api/client.ts';
import { AttributeValues } from '../attribute-label.ts';
import { listedKinds, readValue, type AttributeDefinition } from '../attribute-value.rules.ts';
import { firstSpellings, proposeDefinition } from '../propose-definition.rules.ts';
import { kindText } from './kind-words.ts';
import classes from './values-report.module.css';

type ValuesReportProps = {
  labelId: number;
  /** The definition in the form, which need not be stored. */
  definition: AttributeDefinition;
  mainLang: string;
  onChange: (changes: Partial<AttributeDefinition>) => void;
};

/** The values that products have written for a label: which of them the definition reads, and which it does not. */
export function ValuesReport({ labelId, definition, mainLang, onChange }: ValuesReportProps) {
  const { data } = useQuery({
    queryKey: ['attribute-labels', String(labelId), 'values'],
    queryFn: () => read(AttributeValues, `/attribute-labels/${labelId}/values`),
  });
  if (!data || data.values.length === 0) return null;
  const { values } = data;
  const newChoices = (names: readonly string[]) =>
    names.map((name) => ({ key: '', name: { [mainLang]: name }, also: [], color: '' }));
  if (definition.kind === 'text') {
    const proposal = proposeDefinition(values, mainLang);
    if (!proposal) return null;
    const { kind, unit, choices } = proposal;
    return (
      <CalmNotice
        title={`Ürünlerdeki ${formatNumber(values.length)} farklı değerin çoğu okunabiliyor: ${kindText({ kind, unit })}`}
        text="Tür seçilince değerler süzülür, her dilde doğru yazılır ve arama motorlarına sayı olarak verilir."
      >
        <Button
          mt="xs"
          size="xs"
          variant="default"
          onClick={() =>
            onChange({ kind, unit, ...(choices.length > 0 && { choices: newChoices(choices) }) })
          }
        >
          Öneriyi Uygula
        </Button>
      </CalmNotice>
    );
  }
  const unread = values.filter(({ text }) => !readValue(definition, text, mainLang));
  return (
    <section aria-label="Ürünlerdeki değerler">
      <Text size="sm" fw={600}>
        {unread.length === 0
          ? `Ürünlerdeki ${formatNumber(values.length)} farklı değerin hepsi okunuyor.`
          : `Ürünlerdeki ${formatNumber(values.length)} farklı değerin ${formatNumber(unread.length)} tanesi okunmuyor.`}
      </Text>
      {unread.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            Okunmayanlar yazıldığı gibi görünür, ama süzülmez ve çevrilmez.
          </Text>
          <ul className={classes.values}>
            {unread.slice(0, shownValues).map(({ text, product_count, codes }) => (
              <li key={text}>
                “{text}”{' '}
                {codes.map((code) => (
                  <Anchor
                    key={code}
                    component={Link}
                    to={`${paths.products}?search=${encodeURIComponent(code)}`}
                    size="sm"
                    underline="always"
                    className={classes.code}
                  >
                    {code}
                  </Anchor>
                ))}
                {product_count > codes.length && (
                  <Text span size="sm" c="dimmed">
                    {' '}
                    ve {formatNumber(product_count - codes.length)} ürün daha
                  </Text>
                )}
              </li>
            ))}
          </ul>
          {unread.length > shownValues && (
            <Text size="sm" c="dimmed">
              … ve {formatNumber(unread.length - shownValues)} değer daha
            </Text>
          )}
          {listedKinds.includes(definition.kind) && (
            <Button
              size="xs"
              variant="default"
              onClick={() =>
                onChange({
                  choices: [
                    ...definition.choices,
                    ...newChoices(firstSpellings(unread.map(({ text }) => text))),
                  ],
                })
              }
            >
              Okunmayanları Seçenek Yap
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** More lines would hide the form; when these are mended the next appear. */
const shownValues = 12;
