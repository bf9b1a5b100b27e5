import type { ProductSort } from '#features/product-lists/product-list.ts';

/** The orders of the product list by its columns; a phone shows no headers and offers these instead. */
export const sortChoices: readonly { by: ProductSort; direction: 'asc' | 'desc'; label: string }[] = [
  { by: 'name', direction: 'asc', label: 'Ada göre (A–Z)' },
  { by: 'name', direction: 'desc', label: 'Ada göre (Z–A)' },
  { by: 'code', direction: 'asc', label: 'Koda göre (A–Z)' },
  { by: 'code', direction: 'desc', label: 'Koda göre (Z–A)' },
  { by: 'updated_at', direction: 'desc', label: 'Son değişen önce' },
  { by: 'updated_at', direction: 'asc', label: 'En eski değişen önce' },
  { by: 'published_at', direction: 'desc', label: 'Yayın tarihi: yeni önce' },
  { by: 'published_at', direction: 'asc', label: 'Yayın tarihi: eski önce' },
];
