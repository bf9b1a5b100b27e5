import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { CategoryNode, CategoryWritten, type Category } from '#shared/api/category.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '../../api/client.ts';
import type { Fields } from '../../api/form-body.ts';
import { invalidateAfter } from '../../api/queries.ts';
import { categoryOptions, type CategoryOption } from './category-options.ts';

const CategoryTree = z.array(CategoryNode);

export const categoryTreeKey = ['categories'];

/** The tree of product categories in their stored order. */
export function useCategoryTree() {
  return useQuery({
    queryKey: categoryTreeKey,
    queryFn: () => read(CategoryTree, '/categories', { section: 'products' }),
  });
}

/** The tree as options of a select, for other screens. */
export function useCategoryOptions(mainLang: string): CategoryOption[] | undefined {
  const { data } = useCategoryTree();
  return data && categoryOptions(data, mainLang);
}

export async function createCategory(fields: Fields): Promise<Category> {
  const body = { section: 'products', ...fields };
  return (await invalidateAfter(write(CategoryWritten, 'POST', '/categories', body))).data;
}

export async function updateCategory(id: number, fields: Fields): Promise<Category> {
  return (await invalidateAfter(write(CategoryWritten, 'PUT', `/categories/${id}`, fields))).data;
}

export function deleteCategory(id: number): Promise<Success> {
  return invalidateAfter(write(Success, 'DELETE', `/categories/${id}`));
}
