import type { Medium } from '#shared/schema/media.ts';

/** The size that the guide asks for, in pixels, and the least that stays sharp on a large screen. */
export const idealSize = { width: 1600, height: 2000 };
const leastSize = { width: 1200, height: 1500 };

/** Cards and galleries show pictures in 4:5; a wider difference crops the part visibly. */
const ratio = 4 / 5;
const ratioTolerance = 0.05;

type Facts = Pick<Medium, 'width' | 'height' | 'is_dark' | 'has_busy_ground'>;

/** Returns what could be better about a product's picture, in words. It is advice only. */
export function pictureAdvice({ width, height, is_dark, has_busy_ground }: Facts): string[] {
  const isSmall = width < leastSize.width || height < leastSize.height;
  return [
    ...(isSmall ? ['küçük'] : []),
    ...(Math.abs(width / height - ratio) > ratioTolerance ? ['4:5 değil'] : []),
    ...(is_dark ? ['karanlık'] : []),
    ...(has_busy_ground ? ['zemini karışık'] : []),
  ];
}
