import { Group, Loader, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { PublicLanguage } from '#features/languages/language.ts';
import { type PreviewKindName, Preview, type PreviewRequest } from '#features/preview/preview.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { textsOf } from './preview-texts.ts';
import { ScaledPage } from './scaled-page.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { write } from '#panel/api/client.ts';
import classes from './preview.module.css';

/** The preview is updated after this many milliseconds without an edit. */
const pause = 400;

const screens = { desk: 1280, phone: 390 };
type Screen = keyof typeof screens;

export type PreviewFrameProps = {
  kind: PreviewKindName;
  /** The id of the stored record; undefined for a new one. */
  id?: number | undefined;
  /** The fields as a save would send them. A change updates the preview. */
  values: Readonly<Record<string, unknown>>;
  languages: readonly (Pick<PublicLanguage, 'abbr' | 'lang'> & { active: boolean })[];
  lang: string;
  labelOf: (name: string) => string;
  /** False until something was typed or chosen; before that the form names no missing fields. */
  isEdited: boolean;
  /** The name of the text field that was edited last, to which the preview scrolls; else empty. */
  lastText: string;
};

/** Shows unsaved values as the page that visitors would see, at desktop or phone width. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { kind, id, values, languages, lang: firstLang, labelOf, isEdited, lastText } = props;
  const offered = languages.filter(({ active }) => active);
  // The preview uses the form's language until the user chooses another one here. Opening another tab of the
  // form resets the choice.
  const [chosen, setChosen] = useState({ lang: firstLang, from: firstLang });
  const wanted = chosen.from === firstLang ? chosen.lang : firstLang;
  const lang = offered.some(({ abbr }) => abbr === wanted) ? wanted : (offered[0]?.abbr ?? 'tr');
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < 640 ? 'phone' : 'desk'));
  const [shownValues] = useDebouncedValue(values, pause);
  const texts = useShownTexts(shownValues, lang, lastText);
  const { data, error, isFetching, refetch } = usePreview({ kind, id, lang, values: shownValues });
  return (
    <section className={classes.preview} aria-label="Önizleme">
      <Group gap="sm" className={classes.tools}>
        <SegmentedControl
          aria-label="Ekran"
          value={screen}
          onChange={setScreen}
          data={[
            { value: 'desk', label: <ScreenLabel icon={IconDeviceDesktop} text="Bilgisayar" /> },
            { value: 'phone', label: <ScreenLabel icon={IconDeviceMobile} text="Telefon" /> },
          ]}
        />
        {offered.length > 1 && (
          <SegmentedControl
            aria-label="Dil"
            value={lang}
            onChange={(abbr) => setChosen({ lang: abbr, from: firstLang })}
            data={offered.map(({ abbr, lang: name }) => ({ value: abbr, label: name }))}
          />
        )}
        {isFetching && <Loader size="xs" className={classes.loading} aria-label="Önizleme yenileniyor" />}
      </Group>
      {data && isEdited && (
        <RefusedFields names={Object.keys(data.refused)} labelOf={labelOf} isNew={id === undefined} />
      )}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !error && <ScaledPage html={data.html} width={screens[screen]} texts={texts} />}
    </section>
  );
}

/** The texts that the preview scrolls to: the one that was edited last, then title or name, then the others. */
function useShownTexts(values: Readonly<Record<string, unknown>>, lang: string, lastText: string) {
  return useMemo(() => textsOf(values, lang, lastText), [values, lang, lastText]);
}

function ScreenLabel({ icon: Icon, text }: { icon: typeof IconDeviceDesktop; text: string }) {
  return (
    <span className={classes.screen}>
      <Icon size={16} stroke={1.7} aria-hidden />
      {text}
    </span>
  );
}

type RefusedFieldsProps = {
  names: readonly string[];
  labelOf: (name: string) => string;
  isNew: boolean;
};

/** Lists the fields that a save would refuse; the preview shows their stored values instead. */
function RefusedFields({ names, labelOf, isNew }: RefusedFieldsProps) {
  const labels = [...new Set(names.map((name) => labelOf(name.split('.')[0] ?? name)))];
  return (
    <Text role="status" size="sm" className={classes.refused}>
      {labels.length > 0 &&
        `Eksik ya da geçersiz: ${labels.join(', ')}. Sayfa bu alanları ${isNew ? 'boş' : 'kayıtlı hâliyle'} gösterir.`}
    </Text>
  );
}

/**
 * Fetches the rendered page of unsaved values. The previous page stays visible until the next one arrives;
 * outdated answers are dropped.
 */
function usePreview(request: PreviewRequest) {
  return useQuery({
    queryKey: ['preview', request],
    queryFn: () => write(Preview, 'POST', '/preview', request),
    placeholderData: keepPreviousData,
    // No answer is reused, because another user's save may have changed the page.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
