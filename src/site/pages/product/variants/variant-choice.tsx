import { useRef } from 'react';
import type { ProductPage } from '#features/products/product-page.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { NonBreakingUnits } from '../../../components/non-breaking-units.tsx';
import { Swatch } from '../../../components/swatch.tsx';
import { useTexts } from '../../../loading/site-data.ts';
import {
  choicesOf,
  isFinish,
  otherAxis,
  partOf,
  variantWith,
  type Axis,
  type Choice,
} from '#features/offered-variants/variant-choice.rules.ts';
import { VariantFacts } from './variant-facts.tsx';
import { VariantLink } from './variant-link.tsx';
import './variant-choice.css';

type VariantChoiceProps = { product: ProductPage; variant: PublicVariant | undefined };

/**
 * Chooses finish and size. Each option links to its variant, so it works without scripts; a list of links
 * with `aria-current` needs no keys besides Tab and Enter.
 */
export function VariantChoice({ product, variant }: VariantChoiceProps) {
  const translate = useTexts();
  const choice = useRef<HTMLDivElement>(null);
  return (
    <div ref={choice} className="variant-choice" id="variants" tabIndex={-1}>
      <AxisChoice axis="finish" product={product} variant={variant} />
      <AxisChoice axis="size" product={product} variant={variant} />
      <VariantFacts product={product} variant={variant} />
      {variant && product.variants.length > 1 && (
        <VariantLink
          seoName={product.seo_name}
          code={undefined}
          className="variant-clear"
          // The clicked link disappears, so the focus moves to the choice.
          onClick={() => choice.current?.focus({ preventScroll: true })}
        >
          {translate('variants.clear')}
        </VariantLink>
      )}
    </div>
  );
}

/** Renders nothing if there is only one option. */
function AxisChoice({ axis, product, variant }: VariantChoiceProps & { axis: Axis }) {
  const translate = useTexts();
  const choices: readonly Choice[] = choicesOf(product, axis);
  if (choices.length === 0) return null;
  const id = `variants-${axis}`;
  const only = choices.length === 1 ? choices[0] : undefined;
  const chosen = partOf(product, variant, axis) ?? only;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="variant-axis">
        {translate(`variants.${axis}`)}{' '}
        <strong lang={chosen?.fallbacks?.name}>
          {only && isFinish(only) && <Swatch of={only} />}
          <span>
            <NonBreakingUnits text={chosen?.name ?? ''} />
          </span>
        </strong>
      </p>
      {!only && (
        <ul className={`variant-options variant-options-${axis}`}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Option axis={axis} choice={choice} product={product} variant={variant} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type OptionProps = VariantChoiceProps & { axis: Axis; choice: Choice };

function Option({ axis, choice, product, variant }: OptionProps) {
  const translate = useTexts();
  const target = variantWith(product, variant, axis, choice.key);
  const other = otherAxis(axis);
  const present = partOf(product, variant, other);
  const isMissing = present !== undefined && target?.[other] !== present.key;
  return (
    <VariantLink
      seoName={product.seo_name}
      code={target?.code}
      className={isMissing ? 'variant-option is-missing' : 'variant-option'}
      aria-current={variant?.[axis] === choice.key ? 'true' : undefined}
      lang={choice.fallbacks?.name}
    >
      {isFinish(choice) && <Swatch of={choice} />}
      <span>
        <NonBreakingUnits text={choice.name} />
      </span>
      {isMissing && (
        <span className="visually-hidden">
          {' '}
          (
          {translate('variants.missing', {
            present: present.name,
            nearest: partOf(product, target, other)?.name ?? '–',
          })}
          )
        </span>
      )}
    </VariantLink>
  );
}
