/** Zoom factors: at 1 the picture fits the screen; a button or click zooms to `preset`. */
export const zoomLimits = { min: 1, max: 4, preset: 2.5 } as const;

type Size = { width: number; height: number };

/** A zoom factor within the limits; values just above 1 become 1. */
export function clampZoom(zoom: number): number {
  const { min, max } = zoomLimits;
  return zoom < min + 0.05 ? min : Math.min(max, zoom);
}

/** The `sizes` of a picture in the viewer: the largest file if zoomed, else the file that fits the window. */
export function viewerSizes({ width, height }: Size, isZoomed: boolean): string {
  if (isZoomed) return `${width}px`;
  const ratio = Math.round((100 * width) / height);
  return `(min-aspect-ratio: ${ratio}/100) ${ratio}vh, 100vw`;
}

/** The size of a picture that fits its frame, multiplied by `zoom`. */
export function zoomedSize(picture: Size, frame: Size, zoom: number): Size {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * fit * zoom, height: picture.height * fit * zoom };
}

/**
 * The scroll offset on one axis that keeps the point `focus` in place while the picture is resized. `focus`
 * is measured from the frame's edge; a picture smaller than its frame is centred.
 */
export function scrollKeepingFocus(
  focus: number,
  axis: { frame: number; before: number; after: number; scroll: number },
): number {
  const { frame, before, after, scroll } = axis;
  const margin = (size: number) => Math.max(0, (frame - size) / 2);
  const share = (scroll + focus - margin(before)) / before;
  return share * after + margin(after) - focus;
}
