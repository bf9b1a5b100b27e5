import type { Picture as PictureData } from '#shared/api/media.ts';
import { pictureFiles, sourceSet } from '#shared/picture-files.ts';
import { isWide } from './picture-shape.ts';
import './picture.css';

export type PictureProps = {
  picture: PictureData;
  /** CSS `sizes`: how wide the picture is laid out. */
  sizes: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** `first`: at once and before all others. `early`: at once, for the first screen. `late`: when it comes near. */
  when?: 'first' | 'early' | 'late';
  /** Media query outside of which the picture is hidden, and not fetched. */
  media?: string;
  className?: string;
};

/** A picture in AVIF with JPEG beneath it, over its tiny preview. It fills the box that its place gives it. */
export function Picture({ picture, sizes, alt, when = 'late', media, className = '' }: PictureProps) {
  const avif = sourceSet(picture, 'avif');
  const jpeg = sourceSet(picture, 'jpeg');
  const jpegs = pictureFiles(picture, 'jpeg');
  const fallback = jpegs.find(({ width }) => width >= 960) ?? jpegs.at(-1);
  return (
    <span className={['picture', isWide(picture) && 'picture-wide', className].filter(Boolean).join(' ')}>
      {picture.placeholder && (
        <img className="picture-preview" src={picture.placeholder} alt="" aria-hidden />
      )}
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} media={media} />}
        {media && <source srcSet={jpeg} sizes={sizes} media={media} />}
        <img
          srcSet={media ? undefined : jpeg}
          sizes={media ? undefined : sizes}
          src={media ? picture.placeholder : (fallback?.url ?? picture.placeholder)}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={when === 'late' ? 'lazy' : 'eager'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          decoding={when === 'first' ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
