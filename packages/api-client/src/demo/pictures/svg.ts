/** Creates an SVG file: draws `inside` in `box` (width and height) and scales it. */
export const svg = (box: readonly [number, number], scale: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${box[0] * scale}" height="${box[1] * scale}" ` +
  `viewBox="0 0 ${box[0]} ${box[1]}">${inside}</svg>`

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Calls `draw` for each number from 0 below `count` and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
