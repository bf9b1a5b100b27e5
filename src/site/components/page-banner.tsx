import type { PublicContentItem } from '#features/contents/content.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { PageTitle } from './page-title.tsx';
import { Picture } from './picture.tsx';
import { coverSizes } from './cover-sizes.ts';
import './page-banner.css';

const sizes = '(min-width: 801px) 93vw 24/10, 100vw 4/3';

type PageBannerProps = {
  /** The heading, sentence and photograph that staff wrote for the page. */
  head: PublicContentItem | undefined;
  /** The heading of a page without a `head`. */
  title: string;
};

/** The head of a page: path, heading, one sentence and a wide photograph. */
export function PageBanner({ head, title }: PageBannerProps) {
  return (
    <header className="page-banner container">
      <Breadcrumb steps={[]} />
      <div className="page-banner-words">
        <PageTitle text={head?.title ?? title} lang={head?.fallbacks?.title} />
        {head?.subtitle && <p lang={head.fallbacks?.subtitle}>{head.subtitle}</p>}
      </div>
      <BannerPicture head={head} />
    </header>
  );
}

/** A photograph with a sentence, above a page that has its own heading. */
export function SentenceBanner({ head }: { head: PublicContentItem | undefined }) {
  if (!head) return null;
  return (
    <div className="page-banner sentence-banner container">
      <BannerPicture head={head} />
      <p lang={head.fallbacks?.title}>{head.title}</p>
    </div>
  );
}

function BannerPicture({ head }: { head: PublicContentItem | undefined }) {
  if (!head?.image) return null;
  return (
    <Picture
      picture={head.image}
      sizes={coverSizes(head.image, sizes)}
      alt={head.image.alt}
      loading="priority"
      className="page-banner-picture"
    />
  );
}
