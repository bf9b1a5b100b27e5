import type { PreviewKindName } from '../preview.ts';
import { productPreview } from './product-preview.ts';
import type { PreviewKind } from './preview-kind.ts';
import {
  cataloguePreview,
  categoryPreview,
  certificatePreview,
  contentPreview,
  contractPreview,
  postPreview,
  schoolTourPreview,
} from './record-kinds.ts';

export const kinds: Record<PreviewKindName, PreviewKind> = {
  product: productPreview,
  content: contentPreview,
  blog: postPreview('blog'),
  fairs: postPreview('fairs'),
  videos: postPreview('videos'),
  category: categoryPreview,
  catalogue: cataloguePreview,
  certificate: certificatePreview,
  contract: contractPreview,
  'school-tour': schoolTourPreview,
};
