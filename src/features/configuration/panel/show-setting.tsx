import { ColorSwatch, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownUrl } from './fresh-pictures.ts';
import type { BrandPicture } from './site-settings-fields.ts';

/** Renders a setting for the comparison of two versions. */
export function showSetting(name: string, value: unknown): ReactNode {
  if (name === 'mainColor' || name === 'secondColor')
    return (
      <Group gap={8} wrap="nowrap">
        <ColorSwatch color={String(value)} size={18} withShadow={false} />
        <Text>{String(value)}</Text>
      </Group>
    );
  if (isBrandPicture(value))
    return <img src={shownUrl(value)} alt="" style={{ maxHeight: 48, maxWidth: 180 }} />;
  return undefined;
}

function isBrandPicture(value: unknown): value is BrandPicture {
  return typeof value === 'object' && value !== null && 'setting' in value;
}
