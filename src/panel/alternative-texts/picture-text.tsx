import { Button, Text } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import { useMediaById } from '#panel/media/media.api.ts';
import { lackingLanguages, languageNames } from './lacking-languages.ts';
import { useLackingTexts } from '#panel/form/lacking-texts.ts';
import { MediumTexts } from './medium-texts.tsx';
import classes from '#panel/form/alternative-texts.module.css';

type PictureTextProps = { mediumId: number; label: string; languages: readonly Language[] };

/**
 * Shows the alternative text of a picture below it, or the languages that lack one. The button opens the
 * dialog that stores the text.
 */
export function PictureText({ mediumId, label, languages }: PictureTextProps) {
  const medium = useMediaById([mediumId]).get(mediumId);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useCallback(() => {
    button.current?.scrollIntoView({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, []);
  const lacking = medium ? lackingLanguages(languages, medium) : [];
  const names = languageNames(lacking);
  useLackingTexts(label, names, focus);
  if (!medium) return null;
  const text = medium[`alt_${languages[0]?.abbr ?? ''}`];
  return (
    <div className={classes.text} data-lacking={names !== '' || undefined}>
      <Text size="sm" c="dimmed" role="status">
        Görseli göremeyenler için metin: {names ? <strong>{names} eksik</strong> : `“${text}”`}
      </Text>
      <Button
        ref={button}
        size="compact-sm"
        variant="default"
        aria-label={`${label}: alternatif metni ${names ? 'yaz' : 'düzenle'}`}
        onClick={() => setIsOpen(true)}
      >
        {names ? 'Metni Yaz' : 'Metni Düzenle'}
      </Button>
      {isOpen && (
        <MediumTexts
          medium={medium}
          languages={languages}
          first={lacking[0]?.abbr ?? languages[0]?.abbr}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
