import type { Picture as PictureData, FocalPoint } from '#shared/schema/media.ts';
import { pictureFiles, sourceSet } from '#shared/picture-files.ts';
import { isWide } from './picture-shape.ts';
import './picture.css';
import './picture-focus.css';

export type PictureProps = {
  picture: PictureData;
  /** The width of the picture in the layout, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** `priority` is for the largest picture of the first screen, `eager` for others there, `lazy` for those below. */
  loading?: 'priority' | 'eager' | 'lazy';
  className?: string;
};

/** An AVIF picture with a JPEG fallback over a small preview. It fills its container. */
export function Picture({ picture, sizes, alt, loading = 'lazy', className = '' }: PictureProps) {
  const avif = sourceSet(picture, 'avif');
  const jpeg = sourceSet(picture, 'jpeg');
  const jpegs = pictureFiles(picture, 'jpeg');
  const fallback = jpegs.find(({ width }) => width >= 960) ?? jpegs.at(-1);
  return (
    <span
      className={['picture', isWide(picture) && 'picture-wide', focusClasses(picture.focus), className]
        .filter(Boolean)
        .join(' ')}
    >
      {picture.placeholder && (
        <img className="picture-preview" src={picture.placeholder} alt="" aria-hidden />
      )}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          srcSet={jpeg}
          sizes={sizes}
          src={fallback?.url ?? picture.placeholder}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'priority' ? 'high' : 'auto'}
          decoding={loading === 'priority' ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}

/** The alternative text of a picture with a visible caption: empty when it repeats the caption. */
export function alternativeText(picture: PictureData, caption: string): string {
  return picture.alt === caption ? '' : picture.alt;
}

/** The classes that keep a focal point in every crop; empty without one. */
export function focusClasses(focus: FocalPoint | undefined): string {
  return focus ? `focus-x-${step(focus.x)} focus-y-${step(focus.y)}` : '';
}

/** The fraction as a percentage, rounded to the steps of `picture-focus.css`. */
const step = (fraction: number) => Math.round(fraction * 20) * 5;
