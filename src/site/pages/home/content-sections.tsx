import type { PublicContentItem } from '#features/contents/content.ts';
import { ContentLink } from '../../components/content-link.tsx';
import { coverSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import './intro.css';
import './banner.css';
import './figures.css';

/** Figures about the company, such as the number of countries to which it exports. */
export function Figures({ title, items }: { title: string; items: readonly PublicContentItem[] }) {
  return (
    <section className="figures container" aria-labelledby="figures">
      <h2 id="figures">{title}</h2>
      <dl>
        {items.map(({ id, title: figure, subtitle, fallbacks }) => (
          <div key={id}>
            <dt lang={fallbacks?.subtitle}>{subtitle}</dt>
            <dd lang={fallbacks?.title}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const bannerSizes = '(min-width: 801px) 100vw 9/4, 100vw 4/3';

/** A full-width photograph with a call to action, such as a link to the catalogue. */
export function Banner({ item }: { item: PublicContentItem }) {
  const { title, subtitle, image, link, link_text: linkText, fallbacks } = item;
  return (
    <section className={image ? 'banner' : 'banner banner-plain'} aria-labelledby="banner">
      {image && <Picture picture={image} sizes={coverSizes(image, bannerSizes)} alt={image.alt} />}
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

/** CSS `sizes` of the photograph of the introduction. */
const introSizes = '(min-width: 801px) 58vw 5/4, 100vw 5/4';

/** A text about the company beside a photograph that reaches the edge of the window. */
export function Intro({ item }: { item: PublicContentItem }) {
  const { title, body, image, link, link_text: linkText, fallbacks } = item;
  return (
    <section className={image ? 'intro container' : 'intro intro-plain container'} aria-labelledby="intro">
      {image && <Picture picture={image} sizes={coverSizes(image, introSizes)} alt={image.alt} />}
      <div className="intro-words">
        <h2 id="intro" lang={fallbacks?.title}>
          {title}
        </h2>
        {body && <RichText html={body} lang={fallbacks?.body} />}
        <ContentLink href={link} text={linkText} lang={fallbacks?.link_text} />
      </div>
    </section>
  );
}
