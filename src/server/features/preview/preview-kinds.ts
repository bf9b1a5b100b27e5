import type { PreviewKindName } from '#shared/site-preview.ts';
import { productPreview } from '#server/features/products/product-preview.ts';
import type { PreviewKind } from './preview-kind.ts';

export const kinds: Record<PreviewKindName, PreviewKind> = {
  product: productPreview,
};
