import { Button, Group, Input, Text } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { FocalPoint, Medium } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import { focusPosition } from '#panel/picture/thumbnail.tsx';
import classes from './focal-point-field.module.css';

const centre: FocalPoint = { x: 0.5, y: 0.5 };

/** The aspect ratios in which the site crops pictures: hero, category, product. */
const crops = ['16 / 9', '1', '4 / 5'];

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type FocalPointFieldProps = {
  medium: Medium;
  defaultValue: FocalPoint | null;
  onChange: (focus: FocalPoint | null) => void;
};

/**
 * A field for the point that every crop keeps visible. A click or a drag on the picture sets the point, arrow
 * keys move it.
 */
export function FocalPointField({ medium, defaultValue, onChange }: FocalPointFieldProps) {
  const [focus, setFocus] = useState(defaultValue);
  const picture = useRef<HTMLDivElement>(null);
  const change = (point: FocalPoint | null) => {
    setFocus(point);
    onChange(point);
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    change({
      x: fraction((clientX - box.left) / box.width),
      y: fraction((clientY - box.top) / box.height),
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y] = step;
    const size = event.shiftKey ? 0.1 : 0.01;
    const from = focus ?? centre;
    change({ x: fraction(from.x + x * size), y: fraction(from.y + y * size) });
  };
  const shown = focus ?? centre;
  const text = focus
    ? `Yatay %${Math.round(shown.x * 100)}, dikey %${Math.round(shown.y * 100)}`
    : 'Seçilmedi; kırpmalar ortayı gösterir.';
  const url = fileToShow(medium);
  return (
    <Input.Wrapper
      label="Odak noktası"
      labelElement="div"
      description="Kırpılan her yerde görünür kalacak yere tıklayın ya da noktayı ok tuşlarıyla taşıyın."
      descriptionProps={{ mb: 8 }}
    >
      <div className={classes.ground}>
        <div
          ref={picture}
          className={classes.picture}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
          }}
        >
          <img src={url} alt="" width={medium.width} height={medium.height} draggable={false} />
          <button
            type="button"
            className={classes.point}
            data-unset={focus === null || undefined}
            style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
            aria-label={`Odak noktası. ${text}`}
            onKeyDown={moveByKey}
          />
        </div>
      </div>
      <Group justify="space-between" mt={8} mih={30}>
        <Text size="sm" c="dimmed" role="status">
          {text}
        </Text>
        {focus && (
          <Button variant="subtle" size="compact-sm" onClick={() => change(null)}>
            Noktayı kaldır
          </Button>
        )}
      </Group>
      <Crops url={url} focus={shown} />
    </Input.Wrapper>
  );
}

const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** Previews of the site's crops with the chosen point. */
function Crops({ url, focus }: { url: string | undefined; focus: FocalPoint }) {
  return (
    <div className={classes.crops} aria-hidden>
      {crops.map((ratio) => (
        <img
          key={ratio}
          src={url}
          alt=""
          style={{ aspectRatio: ratio, objectPosition: focusPosition(focus) }}
        />
      ))}
    </div>
  );
}

function fileToShow(medium: Medium): string | undefined {
  const files = pictureFiles(medium, 'jpeg');
  return (files.find(({ width }) => width >= 960) ?? files.at(-1))?.url;
}
