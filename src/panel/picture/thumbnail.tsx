import { IconPhoto } from '@tabler/icons-react';
import type { FocalPoint, Medium, Picture } from '#shared/schema/media.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import classes from './thumbnail.module.css';

type ThumbnailProps = {
  picture: Pick<Picture | Medium, 'sources' | 'placeholder' | 'focus'> | null;
  /** Edge length in CSS pixels. Without it the picture fills its container. */
  size?: number;
  /** Shows the whole picture instead of cropping it to the square. */
  isWhole?: boolean;
  alt?: string;
};

/** A square picture. It loads the smallest file that has twice the shown pixels. */
export function Thumbnail({ picture, size, isWhole = false, alt = '' }: ThumbnailProps) {
  const box = size ? { width: size, height: size } : undefined;
  if (!picture)
    return (
      <div className={classes.box} style={box} data-empty aria-hidden>
        <IconPhoto size="45%" stroke={1.2} />
      </div>
    );
  const wanted = 2 * (size ?? 200);
  const jpegs = pictureFiles(picture, 'jpeg');
  const source = jpegs.find(({ width }) => width >= wanted) ?? jpegs.at(-1);
  return (
    <div
      className={classes.box}
      style={{ ...box, ...(!isWhole && { backgroundImage: `url("${picture.placeholder}")` }) }}
      data-whole={isWhole || undefined}
    >
      {source && (
        <img
          src={source.url}
          alt={alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ objectPosition: focusPosition(picture.focus) }}
        />
      )}
    </div>
  );
}

/** The CSS `object-position` of a focal point. */
export function focusPosition(focus: FocalPoint | null | undefined): string | undefined {
  return focus ? `${focus.x * 100}% ${focus.y * 100}%` : undefined;
}
