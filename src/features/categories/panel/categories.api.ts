import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { CategoryNode, CategoryWritten, type Category, type CategoryTree as TreeName } from '../category.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { categoryOptions, type CategoryOption } from './category-options.ts';

const CategoryTree = z.array(CategoryNode);

export const categoryTreeKey = (section: TreeName) => ['categories', section];

export function useCategoryTree(section: TreeName = 'products') {
  return useQuery({
    queryKey: categoryTreeKey(section),
    queryFn: () => read(CategoryTree, '/categories', { section }),
  });
}

export function useCategoryOptions(
  mainLang: string,
  section: TreeName = 'products',
): CategoryOption[] | undefined {
  const { data } = useCategoryTree(section);
  return data && categoryOptions(data, mainLang);
}

export async function createCategory(section: TreeName, fields: Fields): Promise<Category> {
  const body = { section, ...fields };
  return (await invalidateAfter(write(CategoryWritten, 'POST', '/categories', body))).data;
}

export async function updateCategory(id: number, fields: Fields): Promise<Category> {
  return (await invalidateAfter(write(CategoryWritten, 'PUT', `/categories/${id}`, fields))).data;
}

export function deleteCategory(id: number): Promise<Success> {
  return invalidateAfter(write(Success, 'DELETE', `/categories/${id}`));
}
