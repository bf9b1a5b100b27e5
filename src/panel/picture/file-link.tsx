import { Anchor, type AnchorProps } from '@mantine/core';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { MediumLink } from '#shared/schema/media.ts';
import { read } from '#panel/api/client.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { openInTab } from './open-in-tab.ts';

/**
 * An address at which staff can open the file. The permanent address works only while the site shows the
 * file.
 */
async function readAddress(mediumId: number): Promise<string> {
  return (await read(MediumLink, `/media/${mediumId}/link`)).url;
}

/**
 * Like `readAddress`, but undefined until the answer arrives. The address then stays the same, so that a
 * player is not interrupted.
 */
export function useFileAddress(mediumId: number): string | undefined {
  const [found, setFound] = useState<{ mediumId: number; address: string }>();
  useEffect(() => {
    let isGone = false;
    readAddress(mediumId).then(
      (address) => isGone || setFound({ mediumId, address }),
      (error: unknown) => isGone || showFailure(error),
    );
    return () => {
      isGone = true;
    };
  }, [mediumId]);
  return found?.mediumId === mediumId ? found.address : undefined;
}

type FileLinkProps = AnchorProps & {
  mediumId: number;
  /** The permanent address, which users may copy. */
  href: string;
  'aria-label'?: string;
  children: ReactNode;
};

/** A link that opens a PDF, a video or a picture in a new tab, whether the site shows it or not. */
export function FileLink({ mediumId, href, ...props }: FileLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openInTab(() => readAddress(mediumId)).catch((error: unknown) => showFailure(error));
  };
  return <Anchor href={href} target="_blank" rel="noopener" underline="always" onClick={open} {...props} />;
}
