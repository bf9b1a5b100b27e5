import { useNavigate } from 'react-router';
import { chooseRecord } from '#panel/navigation/chosen-record.ts';
import { noticeCreated, showFailure } from '#panel/feedback/notices.tsx';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { paths } from '#shared/panel-paths.ts';
import { duplicateProduct } from './products.api.ts';

/**
 * Copies a product and opens the copy. The copy gets the stored values, so it first asks what to do with
 * unsaved changes.
 */
export function useDuplicate(): (id: number) => Promise<void> {
  const navigate = useNavigate();
  return async (id) => {
    if (!(await mayLeave())) return;
    try {
      const copy = await duplicateProduct(id);
      noticeCreated(copy.code);
      chooseRecord('products', copy.id);
      await navigate(paths.productUpdate);
    } catch (error) {
      showFailure(error);
    }
  };
}
