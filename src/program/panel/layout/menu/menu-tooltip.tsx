import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';

/** Tooltips show on keyboard focus too. */
export const tooltipEvents = { hover: true, focus: true, touch: false };

/** The name of an entry in the menu of icons. */
export function MenuTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Tooltip label={label} position="right" events={tooltipEvents}>
      {children}
    </Tooltip>
  );
}
