import { IconArticle } from '@tabler/icons-react';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { ContentList } from '../content-list-part.tsx';
import { contentShapes } from '../content-shape-part.ts';
import { PageHeadTab } from '../page-head-tab.tsx';
import { Certificates } from '#features/certificates/panel/certificates-tab.tsx';

const stories = {
  title: 'Metinler',
  one: 'Metin',
  theOne: 'Metni',
  all: 'Metinler',
  theAll: 'Metinleri',
  empty: 'Firmanızı anlatan metinleri fotoğraflarıyla ekleyin; sayfada bu sırayla görünürler.',
};

/** Edits the content of the public page "Hakkımızda". */
export function AboutPage() {
  return (
    <PageTabs
      title="Hakkımızda"
      tabs={[
        {
          value: 'texts',
          label: 'Metinler',
          content: () => (
            <ContentList
              place={{ page: 'corporate', section: 'about' }}
              words={stories}
              icon={IconArticle}
              shape={contentShapes.story}
            />
          ),
        },
        { value: 'certificates', label: 'Sertifikalar', content: () => <Certificates /> },
        {
          value: 'head',
          label: 'Başlık ve afiş',
          content: () => <PageHeadTab page="breadcrumbs" section="about_us" />,
        },
      ]}
    />
  );
}
