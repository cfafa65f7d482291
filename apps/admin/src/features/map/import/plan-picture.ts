import type { FloorContent } from './floor-content'

type Size = { width: number; height: number }
type Ring = readonly { x: number; y: number }[]

/**
 * A picture of a floor that has none: what is drawn on it, as SVG. Dark on white, as other plans are; kiosks draw the rest
 * over it.
 */
export function planPicture({ areas, map }: FloorContent, { width, height }: Size): string {
  const outline = (ring: Ring) =>
    `M${ring.map(({ x, y }) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('L')}z`
  const edge = `stroke="#8f8b82" stroke-width="${Math.max(1, Math.min(width, height) / 400).toFixed(1)}"`
  const shape = ({ points, holes = [] }: { points: Ring; holes?: readonly Ring[] }, style: string) =>
    `<path d="${[points, ...holes].map((ring) => outline(ring)).join('')}" fill-rule="evenodd" ${style}/>`
  const isShop = ({ use = 'tenant' }: FloorContent['areas'][number]) => use === 'tenant'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0h${width}v${height}H0z" fill="#fff"/>`,
    ...map.walkways.filter((one) => one.shape === 'area').map((one) => shape(one, 'fill="#f6f3ec"')),
    ...areas.filter((one) => !isShop(one)).map((one) => shape(one, `fill="#e7e2d7" ${edge}`)),
    ...areas.filter(isShop).map((one) => shape(one, `fill="#fff" ${edge}`)),
    ...map.obstacles.map((points) => shape({ points }, 'fill="#d9d5cc"')),
    '</svg>',
  ].join('')
}
