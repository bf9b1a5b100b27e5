import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** The tooltip also appears on keyboard focus. */
export const tooltipEvents = { hover: true, focus: true, touch: false };

/** Shows the name of an entry in the icon menu. */
export function MenuTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" events={tooltipEvents}>
      {children}
    </Tooltip>
  );
}
