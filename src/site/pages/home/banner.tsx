import type { PublicContentItem } from '#features/contents/content.ts';
import { ContentLink } from '../../components/content-link.tsx';
import { coverSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import './banner.css';

/** A photograph from edge to edge with an invitation, such as to the catalogue. */
export function Banner({ item }: { item: PublicContentItem }) {
  const { title, subtitle, image, link, link_text: linkText, fallbacks } = item;
  return (
    <section className={image ? 'banner' : 'banner banner-plain'} aria-labelledby="banner">
      {image && <Picture picture={image} sizes={coverSizes(image, '100vw', 9 / 4)} alt={image.alt} />}
      <div className="banner-label">
        <h2 id="banner" lang={fallbacks?.title}>
          {title}
        </h2>
        {subtitle && <p lang={fallbacks?.subtitle}>{subtitle}</p>}
        <ContentLink href={link} text={linkText} lang={fallbacks?.link_text} />
      </div>
    </section>
  );
}
