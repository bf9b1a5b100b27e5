/** Times the size at which a picture fits the screen. */
export const zoomSteps = { least: 1, most: 4, chosen: 2.5 } as const;

type Size = { width: number; height: number };

/** A zoom that is allowed; one that hardly differs from fitting is fitting. */
export function allowedZoom(zoom: number): number {
  const { least, most } = zoomSteps;
  return zoom < least + 0.05 ? least : Math.min(most, zoom);
}

/** The size at which a picture is as large as its frame allows, times `zoom`. */
export function zoomedSize(picture: Size, frame: Size, zoom: number): Size {
  const fit = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * fit * zoom, height: picture.height * fit * zoom };
}

/**
 * Where to scroll to along one axis, so that what lay under the fingers stays there. `focus` is measured
 * from the edge of the frame; a picture smaller than the frame lies in its middle.
 */
export function keptInFocus(
  focus: number,
  axis: { frame: number; before: number; after: number; scroll: number },
): number {
  const { frame, before, after, scroll } = axis;
  const margin = (size: number) => Math.max(0, (frame - size) / 2);
  const onPicture = (scroll + focus - margin(before)) / before;
  return onPicture * after + margin(after) - focus;
}
