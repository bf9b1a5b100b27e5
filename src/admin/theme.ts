import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import { inkOf, isHexColour } from '#shared/colour.ts';
import { shadesOf } from './accent.ts';

const defaultColour = '#1f1f1f';
/** The darkest ground on which the accent stands as text. */
const darkestGround = '#eae9e7';

const warmGray = [
  '#fafaf9',
  '#f4f4f2',
  '#eae9e7',
  '#dedcd9',
  '#c6c4c0',
  '#8d8b86',
  '#6b6964',
  '#54524e',
  '#393835',
  '#232220',
] as const;

/** The list scrolls by itself: assistive technology knows a list box, not a scroll area around one. */
const choices = {
  defaultProps: {
    checkIconPosition: 'right' as const,
    nothingFoundMessage: 'Sonuç yok',
    withScrollArea: false,
    styles: { options: { maxHeight: 260, overflowY: 'auto' } },
  },
};

/** The panel's own look (look.md, "The panel"), with the company's colour as its accent. */
export function panelTheme(mainColor: string): MantineThemeOverride {
  const accent = isHexColour(mainColor) ? mainColor : defaultColour;
  const ink = inkOf(accent, darkestGround);
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
    colors: { gray: warmGray, accent: shadesOf(accent), ink: shadesOf(ink) },
    primaryColor: 'accent',
    primaryShade: 6,
    autoContrast: true,
    defaultRadius: 'md',
    radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
    fontSizes: { xs: '0.78rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    cursorType: 'pointer',
    other: { ink },
    components: {
      Switch: { defaultProps: { color: 'ink' } },
      Checkbox: { defaultProps: { color: 'ink' } },
      Progress: { defaultProps: { color: 'ink' } },
      Loader: { defaultProps: { color: 'ink' } },
      Tabs: { defaultProps: { color: 'ink' } },
      Pagination: { defaultProps: { color: 'ink' } },
      // Its placeholder is a child that a menu must not have; the menu itself takes the focus.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      // Dropdowns stand outside of what may cut them off, but inside the main landmark.
      Popover: { defaultProps: { portalProps: { target: '#content' } } },
      Tooltip: { defaultProps: { openDelay: 400, withArrow: true } },
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

/** Colours that stay readable whatever the company's colour is. */
export const panelVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--panel-ink': String(theme.other.ink),
    '--panel-line': 'var(--mantine-color-gray-2)',
    '--panel-ground': 'var(--mantine-color-gray-0)',
  },
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-9)',
    '--mantine-color-red-filled-hover': '#a82020',
    '--mantine-color-red-light-color': 'var(--mantine-color-red-9)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-gray-8)',
    '--mantine-color-anchor': String(theme.other.ink),
    '--mantine-primary-color-light-color': String(theme.other.ink),
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
  },
  dark: {},
});
