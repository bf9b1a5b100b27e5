import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../product.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { paths } from '#shared/panel-paths.ts';

type NextProduct = { category_id: string };

/** Opens an empty form after “Kaydet ve Yeni”; it keeps the category of the saved product. */
export function useStartNext(): (saved: Product) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ category_id }) => {
    const state: NextProduct = { category_id: String(category_id) };
    // Back leads to the screen before the first form, not through the saved ones.
    void navigate(paths.productInsert, { state, replace: pathname === paths.productInsert });
  };
}

/** What the form of a new product starts with; its `key` changes with every product. */
export function useNextProduct(mainLang: string | undefined): { key: string; start: FormValues } {
  const location = useLocation();
  const next = location.state as NextProduct | null;
  const { key } = location;
  useEffect(() => {
    if (next && mainLang) document.querySelector<HTMLElement>(`[name="name_${mainLang}"]`)?.focus();
  }, [key, next, mainLang]);
  return { key, start: next ? { category_id: next.category_id } : {} };
}
