import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '../product.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { paths } from '#shared/panel-paths.ts';

type NextProduct = { category_id: string };

/** Opens an empty form after “Kaydet ve Yeni”, with the category of the saved product. */
export function useStartNext(): (saved: Product) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return ({ category_id }) => {
    const state: NextProduct = { category_id: String(category_id) };
    // `replace` makes Back lead to the screen before the first form and not through all saved ones.
    void navigate(paths.productInsert, { state, replace: pathname === paths.productInsert });
  };
}

/** The initial values of a new product. `key` changes with every new form, so that React mounts it again. */
export function useNextProduct(mainLang: string | undefined): { key: string; start: FormValues } {
  const location = useLocation();
  const next = location.state as NextProduct | null;
  const { key } = location;
  useEffect(() => {
    if (next && mainLang) document.querySelector<HTMLElement>(`[name="name_${mainLang}"]`)?.focus();
  }, [key, next, mainLang]);
  return { key, start: next ? { category_id: next.category_id } : {} };
}
