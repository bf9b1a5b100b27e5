import { Button, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

/**
 * A link in the save bar to the record's page on the site; without a path there is no link. On a phone it is
 * only an icon.
 */
export function SiteLink({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      variant="default"
      aria-label="Sitede Gör"
      title="Sitede Gör"
    >
      <Text span inherit visibleFrom="sm" mr={8}>
        Sitede Gör
      </Text>
      <IconExternalLink size={15} aria-hidden />
    </Button>
  );
}
