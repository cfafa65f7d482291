/** Drawings of one thing in a box of 32: filled and stroked in ink, and in the second colour. */
type Motif = { fill?: string; line?: string; accent?: string; accentLine?: string; weight?: number }

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`

const motifs = {
  anchor: { line: 'M16 9v16M9 18c0 5 3 7 7 7s7-2 7-7M12 13h8', accent: disc(16, 7, 2.4), weight: 2.4 },
  bag: { fill: 'M7 12h18l-2 14H9z', line: 'M12 14v-3a4 4 0 0 1 8 0v3' },
  ball: { line: `${disc(16, 16, 9)}M7 16h18M16 7c-5 5-5 13 0 18M16 7c5 5 5 13 0 18`, weight: 1.8 },
  balloon: { fill: 'M16 5c5 0 8 4 8 8 0 5-4 9-8 9s-8-4-8-9c0-4 3-8 8-8z', accentLine: 'M16 22c-2 2 2 3 0 5' },
  basket: { fill: 'M6 14h20l-3 11H9z', line: 'M10 14 14 7M22 14 18 7', accentLine: 'M13 17v5M16 17v5M19 17v5' },
  bed: { line: 'M5 9v15M5 20h22v4M27 20v-3a3 3 0 0 0-3-3H12v6', accent: disc(8.6, 15.5, 2) },
  bell: { fill: 'M16 6c5 0 7 4 7 8v5l2 3H7l2-3v-5c0-4 2-8 7-8z', accent: disc(16, 24.5, 2) },
  bicycle: { line: `${disc(9, 20, 5)}${disc(23, 20, 5)}M9 20l4-9h7l3 9M13 11l4 9h-8M11 9h4`, weight: 1.6 },
  blossom: {
    fill: `${disc(16, 10, 4)}${disc(10.5, 15, 4)}${disc(21.5, 15, 4)}`,
    accent: disc(16, 14, 2.6),
    line: 'M16 18v8',
  },
  boat: { fill: 'M15 6v12H7zM17 8l8 10h-8z', accent: 'M6 20h20l-3 5H9z' },
  bolt: { accent: 'M18 4 8 18h7l-2 10 11-15h-7z' },
  book: { line: 'M16 9c-3-2-6-2-10-2v17c4 0 7 0 10 2 3-2 6-2 10-2V7c-4 0-7 0-10 2zM16 9v17', weight: 1.8 },
  bowl: {
    fill: 'M6 16h20c0 6-4 10-10 10S6 22 6 16z',
    accentLine: 'M12 12c-2-2 2-3 0-6M17 12c-2-2 2-3 0-6M22 12c-2-2 2-3 0-6',
  },
  branch: { line: 'M16 6v20M16 12l6-4M16 17l-6-4M16 22l6-4' },
  bread: { fill: 'M7 14c-2-6 3-8 9-8s11 2 9 8l-1 11H8z', accentLine: 'M12 12v4M16 11v5M20 12v4' },
  brush: { line: 'M24 7 15 18', accent: 'M15 17c3 2 1 8-8 8 3-2 2-8 8-8z', weight: 3 },
  camera: { fill: 'M6 11h5l2-3h6l2 3h5v14H6z', accent: disc(16, 17.5, 4.4) },
  candle: { fill: 'M12 15h8v11h-8z', accent: 'M16 5c3 4 3 6 0 8-3-2-3-4 0-8z' },
  chair: { line: 'M10 6v11h12V6M10 17v9M22 17v9M10 11h12', accent: 'M9 16h14v3H9z' },
  cherry: { accent: `${disc(11, 21, 4.4)}${disc(21, 20, 4.4)}`, line: 'M11 17c0-5 4-9 9-10 0 4 1 7 1 9', weight: 1.6 },
  clock: { line: `${disc(16, 16, 9)}M16 11v5l4 2` },
  comb: { fill: 'M7 8h18v6H7z', line: 'M9 14v10M13 14v8M17 14v8M21 14v8M24 14v10', weight: 1.8 },
  cone: { fill: 'M10 15h12l-6 13z', accent: `${disc(16, 10, 5)}${disc(11.6, 12.6, 3)}${disc(20.4, 12.6, 3)}` },
  cross: { accent: 'M13 6h6v7h7v6h-7v7h-6v-7H6v-6h7z' },
  crown: { accent: 'M6 23 5 10l6 5 5-8 5 8 6-5-1 13z' },
  cup: {
    fill: 'M7 12h15v6c0 5-3 7-7 7s-8-2-8-7z',
    line: 'M22 14h2c4 0 4 6 0 6h-2',
    accentLine: 'M12 9c-2-2 1-3 0-5M17 9c-2-2 1-3 0-5',
  },
  diamond: { line: 'M10 8h12l5 6-11 12L5 14zM5 14h22M16 26l-5-12 5-6 5 6z', weight: 1.6 },
  doughnut: {
    fill: `${disc(16, 16, 10)}M20 16a4 4 0 1 1-8 0 4 4 0 1 1 8 0z`,
    accentLine: 'M11 10l1 1M20 9l1 1M24 16h1M20 23l-1 1M9 18l-1 1',
  },
  drop: { accent: 'M16 5c6 8 8 10 8 14a8 8 0 0 1-16 0c0-4 2-6 8-14z' },
  feather: { fill: 'M24 6C12 6 8 14 9 21c8 1 15-4 15-15z', accentLine: 'M7 26 19 11' },
  fish: { fill: 'M5 16c4-7 12-8 17-2l5-4v12l-5-4c-5 6-13 5-17-2z', accent: disc(10, 15, 1.5) },
  flame: { accent: 'M17 4c1 6 7 8 7 14a8 8 0 0 1-16 0c0-4 3-5 4-9 2 2 3 3 3 5 2-2 3-5 2-10z' },
  fork: { line: 'M9 6v6c0 4 6 4 6 0V6M12 6v20M22 26V6c-4 2-4 8-3 12h3' },
  gift: {
    fill: 'M7 14h18v12H7z',
    accent: 'M14.5 10h3v16h-3zM6 10h20v4H6z',
    line: 'M16 10c-6 0-6-6-2-5 2 1 2 3 2 5 0-2 0-4 2-5 4-1 4 5-2 5z',
    weight: 1.5,
  },
  glass: {
    line: 'M9 6h14c0 7-2 10-7 10S9 13 9 6zM16 16v9M11 25h10',
    accent: 'M10.5 10h11c-.6 3-2.5 4.6-5.5 4.6S11 13 10.5 10z',
    weight: 1.8,
  },
  glasses: { line: disc(11, 16, 5), fill: disc(21, 16, 6) },
  heart: { accent: 'M16 26C6 19 5 13 8 9c3-3 7-1 8 2 1-3 5-5 8-2 3 4 2 10-8 17z' },
  house: { fill: 'M16 6 5 15h3v11h16V15h3z', accent: 'M13 18h6v8h-6z' },
  info: { fill: 'M14 14h4v11h-4z', accent: disc(16, 9, 2.6) },
  key: { line: `${disc(11, 12, 5)}M15 15l10 10M21 21l3-3M24.4 24.4l2-2` },
  kite: { fill: 'M16 4l8 10-8 10-8-10z', accentLine: 'M16 24c3 2-3 3 0 5M16 4v20M8 14h16', weight: 1.4 },
  lamp: { fill: 'M11 6h10l5 10H6z', line: 'M16 16v9M11 26h10' },
  leaf: { line: 'M9 22c0-8 5-13 14-13 0 8-5 13-14 13zM9 23l7-7' },
  lock: { fill: 'M8 14h16v12H8z', line: 'M11 14v-3a5 5 0 0 1 10 0v3', accent: disc(16, 20, 2.4) },
  moon: { accent: 'M20 5a11 11 0 1 0 6 16A9 9 0 0 1 20 5z' },
  mountain: { fill: 'm3 24 9-14 5 8 4-5 8 11z', accent: disc(23, 9, 2.6) },
  needle: { line: 'M25 7 12 20', accentLine: 'M12 20c-6 3-6 8 0 6s7 3 12-1', weight: 1.8 },
  note: { line: 'M12 22V8l12-2v14', accent: `${disc(9.4, 22.4, 3.4)}${disc(21.4, 20.4, 3.4)}` },
  pan: { fill: disc(13, 17, 8.4), line: 'M19 12l8-6', accent: disc(13, 17, 3.6), weight: 3 },
  paper: { fill: 'M10 6h9l4 4v16H10z', accentLine: 'M13 14h7M13 18h7M13 22h4', weight: 1.8 },
  pen: { line: 'M7 25l3-8L22 5l5 5-12 12zM10 17l5 5', weight: 1.8 },
  phone: { fill: 'M10 5h12v22H10z', accent: 'M12 8h8v13h-8z' },
  pot: { fill: 'M8 14h16v8c0 3-2 4-4 4h-8c-2 0-4-1-4-4z', line: 'M5 14h22M16 10V8' },
  ring: { line: disc(16, 19, 7.4), accent: 'M12 7h8l2 3-6 5-6-5z' },
  scissors: { line: `${disc(10, 23, 3)}${disc(22, 23, 3)}M12 21 22 6M20 21 10 6`, weight: 1.8 },
  shirt: { fill: 'M11 6 4 10l3 6 3-2v12h12V14l3 2 3-6-7-4c-2 3-8 3-10 0z' },
  shoe: { fill: 'M5 11h7l4 6c5 1 10 2 11 7H5z', accent: 'M5 24h22v3H5z' },
  skate: { fill: 'M7 5h8v10c5 1 9 2 10 6H7z', line: 'M6 26h19c2 0 3-1 3-2M10 21v5M21 21v5', weight: 1.8 },
  snow: { line: 'M16 5v22M6.5 10.5l19 11M25.5 10.5l-19 11M13 7l3 3 3-3M13 25l3-3 3 3', weight: 1.8 },
  sofa: { fill: 'M8 9h16v8H8zM4 14h4v6h16v-6h4v10H4z', line: 'M7 24v3M25 24v3' },
  spark: { fill: 'm16 4 2.4 9.6L28 16l-9.6 2.4L16 28l-2.4-9.6L4 16l9.6-2.4z' },
  spool: { fill: 'M9 6h14v4H9zM9 22h14v4H9z', accent: 'M11 10h10v12H11z' },
  sun: {
    accent: disc(16, 16, 6),
    line: 'M16 4v3M16 25v3M4 16h3M25 16h3M7.5 7.5l2 2M22.5 22.5l2 2M7.5 24.5l2-2M22.5 9.5l2-2',
  },
  tent: { fill: 'M16 6 4 26h24z', accent: 'M16 15l-5 11h10z' },
  ticket: { fill: 'M5 10h22v4a2.4 2.4 0 0 0 0 5v4H5v-4a2.4 2.4 0 0 0 0-5z', accentLine: 'M19 12v9', weight: 1.8 },
  tooth: { fill: 'M16 8c4-3 10-1 9 6-1 6-2 12-5 12-2 0-1-7-4-7s-2 7-4 7c-3 0-4-6-5-12-1-7 5-9 9-6z' },
  tree: { fill: 'M16 4 8 14h4l-6 9h20l-6-9h4z', accent: 'M14 23h4v5h-4z' },
  waffle: { line: `${disc(16, 16, 10)}M8 11h16M6.4 16h19.2M8 21h16M11 8v16M16 6.4v19.2M21 8v16`, weight: 1.4 },
  wave: {
    line: 'M4 13c4 0 4-4 8-4s4 4 8 4 4-4 8-4M4 23c4 0 4-4 8-4s4 4 8 4 4-4 8-4',
    accentLine: 'M4 18c4 0 4-4 8-4s4 4 8 4 4-4 8-4',
  },
  wheelchair: { line: `${disc(14, 20, 6)}M14 9v8h7l3 8`, accent: disc(14, 6, 2.4) },
  wifi: { line: 'M6 14c6-6 14-6 20 0M10 19c4-4 8-4 12 0', accent: disc(16, 23.5, 2.4) },
  wheat: {
    line: 'M16 27V9',
    fill: 'M16 5c3 3 3 5 0 7-3-2-3-4 0-7zM16 17c0-4 2-6 7-6 0 4-3 6-7 6zM16 17c0-4-2-6-7-6 0 4 3 6 7 6zM16 24c0-4 2-6 7-6 0 4-3 6-7 6zM16 24c0-4-2-6-7-6 0 4 3 6 7 6z',
  },
} as const satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs

const line = (d: string, colour: string, weight: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`

/** The drawing, with its box where `transform` puts it. */
export function motif(name: MotifName, ink: string, second: string, transform?: string): string {
  const { fill, line: stroke, accent, accentLine, weight = 2 }: Motif = motifs[name]
  const parts = [
    fill ? `<path d="${fill}" fill="${ink}" fill-rule="evenodd"/>` : '',
    stroke ? line(stroke, ink, weight) : '',
    accent ? `<path d="${accent}" fill="${second}"/>` : '',
    accentLine ? line(accentLine, second, weight) : '',
  ].join('')
  return transform ? `<g transform="${transform}">${parts}</g>` : parts
}
