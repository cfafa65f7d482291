/** The colours of a demo picture. */
export type Colours = readonly [ground: string, ink: string, accent: string, light: string]

export const palettes = {
  forest: ['#0d3b2e', '#2f8a67', '#e8542f', '#f4efe4'],
  sign: ['#ffd23f', '#16191c', '#e8542f', '#fff7dc'],
  night: ['#101c3d', '#9fb6ea', '#ffd23f', '#f4efe4'],
  blush: ['#f3d9cf', '#5b1f12', '#b4321a', '#fff'],
  plum: ['#5b3f8c', '#c9b7ee', '#ffd23f', '#fff'],
  sea: ['#123a66', '#8cc4ee', '#e8542f', '#fff'],
  petrol: ['#0f5c6b', '#9fd6dd', '#ffd23f', '#fff'],
  meadow: ['#e7efdc', '#2f6b2f', '#e8542f', '#fff'],
  ember: ['#e8542f', '#fff', '#ffd23f', '#fff'],
  paper: ['#f3efe6', '#2b2b2b', '#b3261e', '#fff'],
  rose: ['#7d1f3f', '#f6c7d2', '#f0b429', '#fff'],
  ice: ['#dcecf3', '#123a66', '#e8542f', '#fff'],
  ink: ['#16191c', '#fff', '#ffd23f', '#fff'],
  sand: ['#e6d3b3', '#4a3218', '#0f5c6b', '#fff'],
  pine: ['#1f2d24', '#e9e2d0', '#c08a58', '#fff'],
  sky: ['#2d6fae', '#fff', '#ffd23f', '#fff'],
  brick: ['#8f2f1c', '#f3d9cf', '#ffd23f', '#fff'],
  lilac: ['#e6def4', '#3d2a63', '#e8542f', '#fff'],
  moss: ['#3e6b3a', '#d7e7c9', '#f6c7d2', '#fff'],
  signal: ['#fff', '#b3261e', '#b3261e', '#f3efe6'],
  amber: ['#0d2b33', '#ffb000', '#8f2f1c', '#fff'],
  white: ['#fff', '#16191c', '#b3261e', '#f3efe6'],
} as const satisfies Record<string, Colours>

export type Palette = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as Palette[]
