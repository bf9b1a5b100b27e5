import type { PublicContentItem } from '#features/contents/content.ts';
import { ContentLink } from '../../components/content-link.tsx';
import { coverSizes } from '../../components/cover-sizes.ts';
import { Picture } from '../../components/picture.tsx';
import { RichText } from '../../components/rich-text.tsx';
import './intro.css';

const sizes = '(min-width: 1536px) 896px, (min-width: 801px) 58vw, 100vw';

/** Who the company is, beside a photograph that reaches the window's edge. */
export function Intro({ item }: { item: PublicContentItem }) {
  const { title, body, image, link, link_text: linkText, fallbacks } = item;
  return (
    <section className={image ? 'intro container' : 'intro intro-plain container'} aria-labelledby="intro">
      {image && <Picture picture={image} sizes={coverSizes(image, sizes, 5 / 4)} alt={image.alt} />}
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
