import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import { useTexts } from '../../../loading/site-data.ts';
import { announce } from '../../../offer/offer-store.ts';
import { chosenVariant, offeredName, type Offered } from './choice.ts';

/** The variant that the address names (`?v=`). Announces a change to screen readers. */
export function useChosenVariant(offered: Offered): PublicVariant | undefined {
  const translate = useTexts();
  const variant = chosenVariant(offered, new URLSearchParams(useLocation().search).get('v'));
  const heard = useRef({ offered, variant });
  useEffect(() => {
    const { current } = heard;
    heard.current = { offered, variant };
    // For another product, the new page title is announced instead.
    if (current.offered !== offered || current.variant === variant) return;
    announce(
      variant
        ? [variant.code, offeredName(offered, variant)].filter(Boolean).join(', ')
        : translate('variants.cleared'),
    );
  });
  return variant;
}
