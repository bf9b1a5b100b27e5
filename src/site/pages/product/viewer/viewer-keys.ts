import { zoomLimits } from './zoom.ts';

/** The distance by which an arrow key pans a zoomed picture, in pixels. */
const panStep = 120;
const zoomStep = 1.5;

/** The state and the actions that the keys of the viewer use; indexes count from 0. */
export type ViewerState = {
  zoom: number;
  current: number;
  last: number;
  zoomTo: (zoom: number) => void;
  /** Pans a zoomed picture by pixels. */
  pan: (x: number, y: number) => void;
  show: (index: number) => void;
};

type Action = (state: ViewerState) => void;

const panBy =
  (x: number, y: number): Action =>
  ({ pan }) =>
    pan(x * panStep, y * panStep);
const zoomBy =
  (factor: number): Action =>
  ({ zoom, zoomTo }) =>
    zoomTo(zoom * factor);

const actions: Readonly<Record<string, Action>> = {
  '+': zoomBy(zoomStep),
  '=': zoomBy(zoomStep),
  '-': zoomBy(1 / zoomStep),
  '0': zoomBy(0),
  Home: ({ show }) => show(0),
  End: ({ show, last }) => show(last),
};
const actionsWhenFitted: typeof actions = {
  ArrowLeft: ({ show, current }) => show(current - 1),
  ArrowRight: ({ show, current }) => show(current + 1),
};
const actionsWhenZoomed: typeof actions = {
  ArrowLeft: panBy(-1, 0),
  ArrowRight: panBy(1, 0),
  ArrowUp: panBy(0, -1),
  ArrowDown: panBy(0, 1),
};

/** Runs the action of a key; false if it has none. Arrows change the picture, or pan a zoomed one. */
export function runKey(key: string, state: ViewerState): boolean {
  const isZoomed = state.zoom > zoomLimits.min;
  const action = actions[key] ?? (isZoomed ? actionsWhenZoomed : actionsWhenFitted)[key];
  action?.(state);
  return action !== undefined;
}
