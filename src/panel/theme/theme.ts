import {
  colorsTuple,
  createTheme,
  virtualColor,
  type CSSVariablesResolver,
  type MantineThemeOverride,
} from '@mantine/core';
import { controlContrast, readableInk, isHexColour } from '#shared/colour.ts';
import { lightOn, shadesOf } from './accent.ts';
import { dark, grayOnDark, grayOnLight, grounds, redOnDark, redOnLight } from './palette.ts';

const defaultColour = '#1f1f1f';

/** The default properties of selects. Mantine's scroll area would hide the list box from assistive technology. */
const choices = {
  defaultProps: {
    checkIconPosition: 'right' as const,
    nothingFoundMessage: 'Sonuç yok',
    withScrollArea: false,
    styles: { input: { textOverflow: 'ellipsis' }, options: { maxHeight: 260, overflowY: 'auto' } },
  },
};

/** A colour that has one palette for light and one for dark mode. */
const perMode = (name: string) => virtualColor({ name, light: `${name}OnLight`, dark: `${name}OnDark` });

/** Mantine's theme, with the company's colour as its accent. */
export function panelTheme(mainColor: string): MantineThemeOverride {
  const accent = isHexColour(mainColor) ? mainColor : defaultColour;
  const colours = {
    gray: perMode('gray'),
    grayOnLight,
    grayOnDark,
    red: perMode('red'),
    redOnLight,
    redOnDark,
    /** For fills: the company's colour itself, if it has enough contrast. */
    accent: perMode('accent'),
    accentOnLight: colorsTuple(shadesOf(accent)),
    accentOnDark: colorsTuple(shadesOf(lightOn(grounds.surface, accent, controlContrast))),
    /** For text and icons: the company's colour, changed only as much as readability requires. */
    ink: perMode('ink'),
    inkOnLight: colorsTuple(shadesOf(readableInk(accent, grounds.light))),
    inkOnDark: colorsTuple(shadesOf(lightOn(grounds.raised, accent))),
  };
  return createTheme({
    fontFamily: "'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif",
    headings: {
      fontFamily: 'inherit',
      fontWeight: '620',
      textWrap: 'pretty',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.25' },
        h2: { fontSize: '1rem', lineHeight: '1.4' },
      },
    },
    black: '#1d1c1a',
    colors: { dark, ...colours },
    primaryColor: 'accent',
    primaryShade: 6,
    autoContrast: true,
    // The luminance at which black and white text have the same contrast (WCAG 2.2).
    luminanceThreshold: 0.179,
    defaultRadius: 'md',
    radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
    fontSizes: { xs: '0.78rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: {
      Switch: { defaultProps: { color: 'ink', withThumbIndicator: false } },
      Checkbox: { defaultProps: { color: 'ink' } },
      Radio: { defaultProps: { color: 'ink' } },
      Progress: { defaultProps: { color: 'ink' } },
      Loader: { defaultProps: { color: 'ink' } },
      Tabs: { defaultProps: { color: 'ink' } },
      ColorPicker: { defaultProps: { saturationLabel: 'Doygunluk ve parlaklık', hueLabel: 'Renk tonu' } },
      Pagination: { defaultProps: { color: 'ink' } },
      // ARIA does not allow Mantine's focus placeholder in a menu; the menu itself takes the focus.
      // On a low screen a menu stays while its last entries are scrolled into view and its button out of it.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false, hideDetached: false } },
      // Dropdowns are rendered outside of containers that would clip them, but inside the main landmark.
      Popover: { defaultProps: { portalProps: { target: '#content' } } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: true, portalProps: { target: '#content' } } },
      Modal: {
        defaultProps: { centered: true, radius: 'lg', padding: 'lg' },
        styles: { title: { fontSize: '1.125rem', fontWeight: 620 } },
      },
      Badge: { defaultProps: { tt: 'none' } },
      Select: choices,
      MultiSelect: choices,
    },
  });
}

/** CSS variables that are readable with every company colour, in both modes. */
export const panelVariables: CSSVariablesResolver = () => ({
  variables: {
    '--panel-ink': 'var(--mantine-color-ink-6)',
    '--mantine-color-anchor': 'var(--panel-ink)',
    '--mantine-primary-color-light-color': 'var(--panel-ink)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-8)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {
    ...softOnDark('gray'),
    ...softOnDark('red'),
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-8)',
    '--mantine-color-orange-light': '#33230f',
    '--mantine-color-orange-light-color': '#ffc078',
    '--mantine-color-default-border': 'var(--mantine-color-gray-4)',
    '--mantine-shadow-xs': '0 1px 3px rgb(0 0 0 / 40%)',
    '--mantine-shadow-sm': '0 2px 8px rgb(0 0 0 / 40%)',
    '--mantine-shadow-md': '0 8px 24px rgb(0 0 0 / 50%)',
    '--mantine-shadow-lg': '0 12px 32px rgb(0 0 0 / 55%)',
    '--mantine-shadow-xl': '0 20px 56px rgb(0 0 0 / 60%)',
  },
});

/**
 * Variables for Mantine's light variants. Mantine would darken the lightest step, which is our text colour in
 * dark mode.
 */
const softOnDark = (name: string) => ({
  [`--mantine-color-${name}-text`]: `var(--mantine-color-${name}-9)`,
  [`--mantine-color-${name}-light`]: `var(--mantine-color-${name}-1)`,
  [`--mantine-color-${name}-light-hover`]: `var(--mantine-color-${name}-2)`,
  [`--mantine-color-${name}-light-color`]: `var(--mantine-color-${name}-9)`,
});
