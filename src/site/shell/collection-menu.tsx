import { useState } from 'react';
import type { Picture as PictureData } from '#shared/schema/media.ts';
import { coverSizes } from '../components/cover-sizes.ts';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useSite } from '../loading/site-data.ts';
import type { MenuCategory } from '../navigation.ts';
import { MenuDetails } from './menu-details.tsx';
import './collection-menu.css';

/** The collection as a wide panel: main categories with two nested levels, and a picture of the hovered one. */
export function CollectionMenu({ label }: { label: string }) {
  const { categories } = useSite();
  const [hovered, setHovered] = useState<MenuCategory | null>(null);
  const shown = hovered?.image ? hovered : categories.find((category) => category.image);
  return (
    <MenuDetails label={label} className="collection-menu" panelClassName="collection-panel">
      {(isOpen) => (
        <div className="collection-panel-inner container">
          <ul className="collection-columns">
            {categories.map((category) => (
              <li
                key={category.id}
                onPointerEnter={() => setHovered(category)}
                onFocus={() => setHovered(category)}
              >
                <CategoryLink category={category} className="collection-main" />
                <ul>
                  {category.sub_categories.map((sub) => (
                    <li key={sub.id}>
                      <CategoryLink category={sub} />
                      {sub.sub_categories.length > 0 && (
                        <ul className="collection-nested">
                          {sub.sub_categories.map((nested) => (
                            <li key={nested.id}>
                              <CategoryLink category={nested} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {isOpen && shown?.image && <PictureLink key={shown.id} category={shown} picture={shown.image} />}
        </div>
      )}
    </MenuDetails>
  );
}

/**
 * A picture that links to its category; hidden from assistive technology, which has the same link as text.
 */
function PictureLink({ category, picture }: { category: MenuCategory; picture: PictureData }) {
  return (
    <SiteLink
      page="products"
      params={{ seo_name: category.seo_name }}
      className="collection-picture"
      tabIndex={-1}
      aria-hidden
    >
      <Picture picture={picture} sizes={coverSizes(picture, '22vw 4/5')} alt="" />
    </SiteLink>
  );
}

export function CategoryLink({ category, className }: { category: MenuCategory; className?: string }) {
  return (
    <SiteLink
      page="products"
      params={{ seo_name: category.seo_name }}
      lang={category.fallbacks?.name}
      className={className}
    >
      {category.name}
    </SiteLink>
  );
}
