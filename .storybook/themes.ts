import { create } from 'storybook/theming'

const font = {
  fontBase: '"Overpass Variable", "Segoe UI", system-ui, sans-serif',
  fontCode: '"Overpass Mono Variable", ui-monospace, monospace',
  appBorderRadius: 8,
  inputBorderRadius: 5,
  brandTitle: 'Kiosk Admin UI',
  brandUrl: './',
}

/** The colours of the tokens as sRGB, for Storybook's own pages: light and dark. */
export const themes = {
  light: create({
    ...font,
    base: 'light',
    colorPrimary: '#00657a',
    colorSecondary: '#00657a',
    appBg: '#f2f4f5',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#d8dcde',
    textColor: '#262c30',
    textMutedColor: '#535a5f',
    barBg: '#ffffff',
    barTextColor: '#535a5f',
    barSelectedColor: '#00657a',
    barHoverColor: '#00657a',
  }),
  dark: create({
    ...font,
    base: 'dark',
    colorPrimary: '#3aa5bd',
    colorSecondary: '#3aa5bd',
    appBg: '#0c1013',
    appContentBg: '#14191c',
    appPreviewBg: '#14191c',
    appBorderColor: '#2d3236',
    textColor: '#dde1e3',
    textMutedColor: '#a6adb2',
    barBg: '#14191c',
    barTextColor: '#a6adb2',
    barSelectedColor: '#74cfe4',
    barHoverColor: '#74cfe4',
  }),
}

export const themeNamed = (name: unknown) => (name === 'dark' ? themes.dark : themes.light)
