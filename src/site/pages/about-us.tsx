import type { PublicContentItem } from '#features/contents/content.ts';
import { CertificateList } from '../components/certificate-list.tsx';
import { coverSizes } from '../components/cover-sizes.ts';
import { PageBanner } from '../components/page-banner.tsx';
import { Picture } from '../components/picture.tsx';
import { RichText } from '../components/rich-text.tsx';
import { contentPageHead } from '../head/content-page-head.ts';
import { StructuredData } from '../head/structured-data.tsx';
import { breadcrumbList } from '../head/things/breadcrumb-list.ts';
import type { Load } from '../loading/load.ts';
import type { HeadTag } from '../head/head-tags.tsx';
import { usePageData } from '../routing/routing.tsx';
import { useSite, useTexts, type SiteData } from '../loading/site-data.ts';
import './about-us.css';

export const load = (async (api) => {
  const [{ about, certificates }, heads] = await Promise.all([
    api.content('corporate'),
    api.content('breadcrumbs'),
  ]);
  return { head: heads.about_us[0], stories: about, certificates };
}) satisfies Load<unknown>;
type AboutData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { head, stories }: AboutData): HeadTag[] {
  return contentPageHead(site, 'about_us', head ? [head, ...stories] : stories);
}

export default function AboutUsPage() {
  const { head, stories, certificates } = usePageData<AboutData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.about_us');
  const isEmpty = stories.length === 0 && certificates.length === 0;
  return (
    <div className="about">
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      <PageBanner head={head} title={title} />
      {isEmpty && <p className="about-empty container">{translate('corporate.empty')}</p>}
      <div className="stories container">
        {stories.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </div>
      {certificates.length > 0 && (
        <section className="about-certificates container" aria-labelledby="certificates">
          <h2 id="certificates">{translate('corporate.certificates')}</h2>
          <CertificateList certificates={certificates} heading="h3" />
        </section>
      )}
    </div>
  );
}

const sizes = '(min-width: 801px) 56vw 4/3, 100vw 4/3';

function Story({ story }: { story: PublicContentItem }) {
  const translate = useTexts();
  const { title, body, image, video, fallbacks } = story;
  return (
    <section className={image ? 'story' : 'story story-plain'} aria-labelledby={`story-${story.id}`}>
      <h2 id={`story-${story.id}`} lang={fallbacks?.title}>
        {title}
      </h2>
      <div className="story-text">
        {body && <RichText html={body} lang={fallbacks?.body} />}
        {video && (
          <a
            className="content-link"
            href={video}
            aria-label={`${title}: ${translate('corporate.watch_video')}`}
          >
            {translate('corporate.watch_video')}
            <span aria-hidden />
          </a>
        )}
      </div>
      {image && <Picture picture={image} sizes={coverSizes(image, sizes)} alt={image.alt} />}
    </section>
  );
}
