import type { PublicContentItem } from '#features/contents/content.ts';
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
import './vision-mission.css';

export const load = (async (api) => {
  const [{ vision, mission }, heads] = await Promise.all([
    api.content('corporate'),
    api.content('breadcrumbs'),
  ]);
  return { head: heads.vision_mission[0], statements: [...vision, ...mission] };
}) satisfies Load<unknown>;
type StatementData = Awaited<ReturnType<typeof load>>;

export function headTags(site: SiteData, { head, statements }: StatementData): HeadTag[] {
  return contentPageHead(site, 'vision_mission', head ? [head, ...statements] : statements);
}

export default function VisionMissionPage() {
  const { head, statements } = usePageData<StatementData>();
  const site = useSite();
  const translate = useTexts();
  const title = translate('navbar.vision_mission');
  return (
    <div className="statements-page">
      <StructuredData
        thing={
          import.meta.env.SSR
            ? breadcrumbList(site, translate('navbar.home'), [], head?.title ?? title)
            : null
        }
      />
      <PageBanner head={head} title={title} />
      <div className="statements container">
        {statements.length === 0 && <p>{translate('corporate.empty')}</p>}
        {statements.map((item, index) => (
          <Statement key={item.id} item={item} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

const sizes = '(min-width: 801px) 31vw 1/1, 100vw 4/3';

type StatementProps = { item: PublicContentItem; isFirst: boolean };

function Statement({ item: { id, title, body, image, fallbacks }, isFirst }: StatementProps) {
  return (
    <section className="statement" aria-labelledby={`statement-${id}`}>
      <h2 id={`statement-${id}`} lang={fallbacks?.title}>
        {title}
      </h2>
      {body && <RichText className="statement-text" html={body} lang={fallbacks?.body} />}
      {image && (
        <Picture
          picture={image}
          sizes={coverSizes(image, sizes)}
          alt={image.alt}
          loading={isFirst ? 'priority' : 'lazy'}
        />
      )}
    </section>
  );
}
