import { IconNumbers, IconSlideshow } from '@tabler/icons-react';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { ContentList } from '#features/contents/panel/content-list-part.tsx';
import { contentShapes } from '#features/contents/panel/content-shape-part.ts';
import { SingleContent } from '#features/contents/panel/single-content-part.tsx';
import { HomeSections } from './home-sections.tsx';
import { PageBanners } from './page-banners.tsx';

const slides = {
  title: 'Slaytlar',
  one: 'Slayt',
  theOne: 'Slaytı',
  all: 'Slaytlar',
  theAll: 'Slaytları',
  empty:
    'İlk ekranda görünecek fotoğrafı ve cümleyi ekleyin. Slayt yokken bir ürün grubunun fotoğrafı görünür.',
};
const figures = {
  title: 'Rakamlar',
  one: 'Rakam',
  theOne: 'Rakamı',
  all: 'Rakamlar',
  theAll: 'Rakamları',
  empty: 'Kuruluş yılı, üretim alanı, kalıp sayısı gibi firmanızı anlatan rakamları ekleyin.',
};

/** Edits the content of the home page, and the banners of pages that have no editor. */
export function HomeEditor() {
  return (
    <PageTabs
      title="Anasayfa"
      tabs={[
        { value: 'sections', label: 'Bölümler', content: () => <HomeSections /> },
        {
          value: 'slider',
          label: 'Slaytlar',
          content: () => (
            <ContentList
              place={{ page: 'home', section: 'slider' }}
              words={slides}
              icon={IconSlideshow}
              shape={contentShapes.slide}
            />
          ),
        },
        {
          value: 'intro',
          label: 'Tanıtım',
          content: () => (
            <SingleContent
              place={{ page: 'home', section: 'intro' }}
              title="Tanıtım metni"
              note="Firmayı birkaç cümleyle anlatan metin ve yanındaki fotoğraf"
              shape={contentShapes.intro}
            />
          ),
        },
        {
          value: 'figures',
          label: 'Rakamlar',
          content: () => (
            <ContentList
              place={{ page: 'home', section: 'figures' }}
              words={figures}
              icon={IconNumbers}
              shape={contentShapes.figure}
            />
          ),
        },
        {
          value: 'banner',
          label: 'Katalog afişi',
          content: () => (
            <SingleContent
              place={{ page: 'home', section: 'banner' }}
              title="Katalog afişi"
              note="Sayfayı boydan boya kesen fotoğraflı çağrı"
              shape={contentShapes.banner}
            />
          ),
        },
        { value: 'banners', label: 'Öbür sayfaların afişleri', content: () => <PageBanners /> },
      ]}
    />
  );
}
