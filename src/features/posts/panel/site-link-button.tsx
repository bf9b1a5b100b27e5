import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

/** The link to a post on the site, on screens with room for it; none without a path. */
export function SiteLinkButton({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  return (
    <Button
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      variant="default"
      visibleFrom="sm"
      rightSection={<IconExternalLink size={15} aria-hidden />}
    >
      Sitede Gör
    </Button>
  );
}
