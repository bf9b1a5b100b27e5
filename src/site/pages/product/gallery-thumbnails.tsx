import type { Ref } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../loading/site-data.ts';

type GalleryThumbnailsProps = {
  pictures: ProductPage['images'];
  /** The index of the picture in view. */
  current: number;
  onChoose: (index: number) => void;
  ref: Ref<HTMLOListElement>;
};

/** Links to the pictures of the track, which work without scripts too. */
export function GalleryThumbnails({ pictures, current, onChoose, ref }: GalleryThumbnailsProps) {
  const translate = useTexts();
  return (
    <ol ref={ref} className="gallery-thumbnails">
      {pictures.map((picture, index) => (
        <li key={picture.media_id}>
          <a
            href={`#picture-${index + 1}`}
            aria-label={translate('products.picture', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Picture picture={picture} sizes="80px" alt="" />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the column of thumbnails only; `scrollIntoView` would scroll the page too. */
export function scrollThumbnailIntoView(column: HTMLElement | null, index: number): void {
  const thumbnail = column?.children[index];
  if (!column || !(thumbnail instanceof HTMLElement)) return;
  const bottom = thumbnail.offsetTop + thumbnail.offsetHeight;
  if (thumbnail.offsetTop < column.scrollTop) column.scrollTop = thumbnail.offsetTop;
  else if (bottom > column.scrollTop + column.clientHeight) column.scrollTop = bottom - column.clientHeight;
}
