import { type Frame, type Metres, points, ring } from '../plan/frame'
import { isRoom, unitsOf } from '../plan/units'
import type { ConnectorRow, PlanRow } from '../rows'
import { path, rect, stroke, svg } from './svg'

const ground = '#e9eef0'
const structure = '#d9d5cc'
const hall = '#f6f3ec'
const wall = '#8f8b82'
const planter = '#c3d3b4'
const hollow = '#dde4e7'
const shaft = '#c4c0b6'

const fills = { shop: '#ffffff', food: '#fbead8', service: '#e2edf2', room: '#e7e2d7' }

/** Colours by the first character of a code, in both malls. */
function fillOf(code: string): string {
  if (isRoom(code)) return fills.room
  if (/^[C3]/.test(code)) return fills.food
  return /^[D4]/.test(code) ? fills.service : fills.shop
}

const short = (value: number) => Number(value.toFixed(2))

/** A step of a path. */
const step = (dx: number, dy: number): string => (dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${dx} ${dy}`)

/** The outline of an area, as a closed path. */
function outlineOf(corners: readonly Metres[]): string {
  const [[x, y] = [0, 0], ...others] = corners
  let [atX, atY] = [short(x), short(y)]
  const steps = others.map(([toX, toY]) => {
    const [dx, dy] = [short(toX - atX), short(toY - atY)]
    ;[atX, atY] = [short(toX), short(toY)]
    return step(dx, dy)
  })
  return `M${short(x)} ${short(y)}${steps.join('')}z`
}

const outlines = (texts: readonly string[] = []) => texts.map((text) => outlineOf(ring(text))).join('')

/** An opening in a wall: along the edge that is nearest to a point. */
function openingIn(corners: readonly Metres[], [x, y]: Metres, width: number): string {
  const edges = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const place = Math.min(length, Math.max(0, (x - from[0]) * alongX + (y - from[1]) * alongY))
    const at: Metres = [from[0] + alongX * place, from[1] + alongY * place]
    return { at, half: [(alongX * width) / 2, (alongY * width) / 2] as Metres, away: Math.hypot(x - at[0], y - at[1]) }
  })
  const [nearest] = edges.sort((a, b) => a.away - b.away)
  if (!nearest) return ''
  const { at, half } = nearest
  return `M${short(at[0] - half[0])} ${short(at[1] - half[1])}${step(short(half[0] * 2), short(half[1] * 2))}`
}

/** A line through the longer middle of a rectangle, as wide as the rectangle, in dashes: steps of stairs, or parking bays. */
function dashes(text: string, colour: string, dash: string): string {
  const [[left, top] = [0, 0], [right, bottom] = [0, 0]] = points(text)
  const [width, height] = [right - left, bottom - top]
  const line = width > height ? `M${left} ${top + height / 2}h${width}` : `M${left + width / 2} ${top}v${height}`
  const across = short(Math.min(width, height))
  return `<path d="${line}" stroke="${colour}" stroke-width="${across}" stroke-dasharray="${dash}"/>`
}

function bodyOf({ kind, body }: ConnectorRow, width: number): string {
  if (kind !== 'lift') return dashes(body, wall, '.2 .6')
  const [[left, top] = [0, 0], [right, bottom] = [0, 0]] = points(body)
  return stroke(`M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`, wall, width)
}

export const planSize = ({ size: [width, height] }: Pick<Frame, 'size'>) => ({
  width: 1600,
  height: (1600 * height) / width,
})

/** The picture of a floor: its walls, halls and units, without what kiosks draw over it. */
export function plan(row: PlanRow, connectors: readonly ConnectorRow[], { size }: Frame): string {
  const outline = ring(row.outline)
  // parts of a garage have no walls
  const units = unitsOf(row).filter(({ code }) => !code.startsWith('P'))
  const byFill = Map.groupBy(units, ({ code }) => fillOf(code))
  const drawn = [...byFill].map(([fill, some]) =>
    path(some.map(({ ring: corners }) => outlineOf(corners)).join(''), fill),
  )
  const doors = units.flatMap(({ ring: corners, doors: some }) =>
    some.map(({ at, width }) => openingIn(corners, at, width)),
  )
  const entrances = row.amenities
    .filter(([kind]) => kind === 'entrance')
    .map(([, x, y]) => openingIn(outline, [x, y], 6))
  const pixel = size[0] / 1600
  const walls = (width: number, inside: string) =>
    inside && `<g stroke="${wall}" stroke-width="${short(width * pixel)}">${inside}</g>`
  const filled = (d: string, fill: string) => d && path(d, fill)
  const opened = (openings: string[], width: number) => openings.length > 0 && stroke(openings.join(''), hall, width)
  const parts = [
    rect(0, 0, ...size, ground),
    walls(5, path(outlineOf(outline), structure)),
    filled(outlines(row.halls), hall),
    walls(2, drawn.join('') + filled(outlines(row.voids), hollow)),
    opened(doors, short(3 * pixel)),
    opened(entrances, short(7 * pixel)),
    ...(row.bays ?? []).map((bay) => dashes(bay, wall, '.15 2.35')),
    filled(outlines(row.obstacles), planter),
    filled(outlines(connectors.map(({ body }) => body)), shaft),
    ...connectors.map((connector) => bodyOf(connector, short(1.5 * pixel))),
  ]
  const { width, height } = planSize({ size })
  return svg([width, height], 1, `<g transform="scale(${1 / pixel})">${parts.filter(Boolean).join('')}</g>`)
}
