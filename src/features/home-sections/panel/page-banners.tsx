import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { contentShapes } from '#features/contents/panel/content-shape-part.ts';
import { SingleContent } from '#features/contents/panel/single-content-part.tsx';

const pages = [
  { value: 'contact', label: 'İletişim' },
  { value: 'search_products', label: 'Ürün arama' },
  { value: 'contract', label: 'Sözleşmeler' },
  { value: 'not_found', label: 'Bulunamayan sayfa' },
] as const;
type Section = (typeof pages)[number]['value'];

/** Edits the banners of pages that have no editor. */
export function PageBanners() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(
    pages.find(({ value }) => value === params.get('page'))?.value ?? 'contact',
  );
  const isHead = open === 'contact';
  const choose = async (section: string) => {
    if (await mayLeave()) setOpen(section as Section);
  };
  return (
    <>
      <SegmentedControl
        aria-label="Sayfa"
        data={[...pages]}
        value={open}
        onChange={(section) => void choose(section)}
        mb="lg"
      />
      <SingleContent
        key={open}
        place={{ page: 'breadcrumbs', section: open }}
        title={`${pages.find(({ value }) => value === open)?.label} afişi`}
        note={
          isHead
            ? 'Sayfanın başında görünür; kayıt yoksa başlık sayfanın adıdır.'
            : 'Fotoğraf ve cümle sayfanın başında görünür; kayıt yoksa sayfa afişsizdir.'
        }
        shape={contentShapes[isHead ? 'head' : 'sentence']}
      />
    </>
  );
}
