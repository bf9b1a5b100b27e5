import type { CardOffer as Offer } from '#features/offered-variants/offered-variants.ts';
import { useTexts } from '../loading/site-data.ts';
import { countText } from '#features/languages/translate.rules.ts';
import { Swatch } from './swatch.tsx';

/** Shows the numbers of sizes and finishes of a model, and its first finishes. */
export function CardOffer({
  offer: { size_count: sizes, finish_count: finishes, finishes: first },
}: {
  offer: Offer;
}) {
  const translate = useTexts();
  const shown = first.filter(({ color, image }) => color || image);
  const counts = [
    sizes > 0 && countText(translate, 'variants.sizes', sizes),
    finishes > 0 && countText(translate, 'variants.finishes', finishes),
  ];
  return (
    <p className="product-card-offer">
      {shown.length > 0 && (
        <span className="product-card-finishes">
          {shown.map(({ key, color, image }) => (
            // At this size a colour tells as much as a picture, and a list has a hundred of them.
            <Swatch key={key} of={{ color, image: color ? null : image }} />
          ))}
        </span>
      )}
      {counts.filter(Boolean).join(' · ')}
    </p>
  );
}
