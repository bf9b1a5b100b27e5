import { IconCube3dSphere, IconFileTypePdf, IconMovie, IconVector, type Icon } from '@tabler/icons-react';
import { cadMimes } from '#shared/rules/cad-formats.ts';

/** Icons for files without a picture, by MIME type. */
export const fileIcons: Readonly<Record<string, Icon>> = {
  'application/pdf': IconFileTypePdf,
  [cadMimes.step]: IconCube3dSphere,
  [cadMimes.glb]: IconCube3dSphere,
  [cadMimes.dxf]: IconVector,
  'video/mp4': IconMovie,
  'video/webm': IconMovie,
};
