import type { LocalisedText } from '../fields/localised-field/localised-field'

/** A position in fractions of the picture's sides from left and top, 0–1. */
export interface FloorPoint {
  x: number
  y: number
}

export interface FloorMarker {
  label: LocalisedText
  position: FloorPoint
}

/** An area of the floor, with the code of its wayfinding spot. */
export interface FloorArea {
  areaId: string
  /** Corners in order, closed from last to first. */
  points: readonly FloorPoint[]
}

export interface FloorPlan {
  markers: readonly FloorMarker[]
  areas: readonly FloorArea[]
}

export const emptyFloorPlan: FloorPlan = { markers: [], areas: [] }

export const MAX_MARKERS = 200
export const MAX_AREAS = 1000
/** Maximum corners of an area. */
export const MAX_CORNERS = 50
/** Minimum corners of an area. */
export const MIN_CORNERS = 3
/** Maximum length of a marker's label. */
export const MAX_LABEL = 120
/** Maximum length of an area's code. */
export const MAX_AREA_ID = 40

/** Precision of positions: a thousandth of a pixel of a large picture. */
const DECIMALS = 1e5

const fraction = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * DECIMALS) / DECIMALS

/** Clamps a position to the picture. */
export const onPicture = ({ x, y }: FloorPoint): FloorPoint => ({ x: fraction(x), y: fraction(y) })

export const shifted = (point: FloorPoint, by: FloorPoint): FloorPoint =>
  onPicture({ x: point.x + by.x, y: point.y + by.y })

const put = <T>(list: readonly T[], index: number, change: (one: T) => T): readonly T[] =>
  list.map((one, at) => (at === index ? change(one) : one))

export const addMarker = (plan: FloorPlan, marker: FloorMarker): FloorPlan =>
  plan.markers.length < MAX_MARKERS ? { ...plan, markers: [...plan.markers, marker] } : plan

export const changeMarker = (plan: FloorPlan, index: number, part: Partial<FloorMarker>): FloorPlan => ({
  ...plan,
  markers: put(plan.markers, index, (marker) => ({ ...marker, ...part })),
})

export const removeMarker = (plan: FloorPlan, index: number): FloorPlan => ({
  ...plan,
  markers: plan.markers.filter((_, at) => at !== index),
})

export const addArea = (plan: FloorPlan, area: FloorArea): FloorPlan =>
  plan.areas.length < MAX_AREAS ? { ...plan, areas: [...plan.areas, area] } : plan

export const changeArea = (plan: FloorPlan, index: number, part: Partial<FloorArea>): FloorPlan => ({
  ...plan,
  areas: put(plan.areas, index, (area) => ({ ...area, ...part })),
})

export const removeArea = (plan: FloorPlan, index: number): FloorPlan => ({
  ...plan,
  areas: plan.areas.filter((_, at) => at !== index),
})

export const moveCorner = (plan: FloorPlan, area: number, corner: number, to: FloorPoint): FloorPlan => ({
  ...plan,
  areas: put(plan.areas, area, (one) => ({ ...one, points: put(one.points, corner, () => to) })),
})

/** Adds a corner in the middle of the side after a corner. */
export const addCorner = (plan: FloorPlan, area: number, corner: number): FloorPlan => ({
  ...plan,
  areas: put(plan.areas, area, (one) => {
    const from = one.points[corner]
    const to = one.points[(corner + 1) % one.points.length]
    if (!from || !to || one.points.length >= MAX_CORNERS) return one
    const middle = onPicture({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    return { ...one, points: [...one.points.slice(0, corner + 1), middle, ...one.points.slice(corner + 1)] }
  }),
})

export const removeCorner = (plan: FloorPlan, area: number, corner: number): FloorPlan => ({
  ...plan,
  areas: put(plan.areas, area, (one) =>
    one.points.length > MIN_CORNERS ? { ...one, points: one.points.filter((_, at) => at !== corner) } : one,
  ),
})

/** Position of an area's name: the centre of its bounding box. */
export function middleOf(points: readonly FloorPoint[]): FloorPoint {
  const span = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  if (points.length === 0) return { x: 0.5, y: 0.5 }
  return { x: span(points.map(({ x }) => x)), y: span(points.map(({ y }) => y)) }
}

/** The label in the first available of these languages, else in any; undefined without one. */
export const labelOf = ({ label }: FloorMarker, languages: readonly { code: string }[]): string | undefined =>
  [...languages.map(({ code }) => label[code]), ...Object.values(label)].map((text) => text?.trim()).find(Boolean)

/** Positions of other markers with the same label. Duplicates are shown, not rejected: there may be two lifts. */
export function sameLabel(markers: readonly FloorMarker[], index: number, languages: readonly { code: string }[]) {
  const own = markers[index] && labelOf(markers[index], languages)
  if (own === undefined) return []
  return markers.flatMap((marker, at) => (at !== index && labelOf(marker, languages) === own ? [at] : []))
}

export type FloorProblem =
  | { kind: 'marker'; index: number; problem: 'noLabel' | 'longLabel' }
  | { kind: 'area'; index: number; problem: 'noAreaId' | 'longAreaId' }

/** Validation errors: a marker needs a label in the required language, an area its code. */
export function floorProblems(plan: FloorPlan, language?: string): FloorProblem[] {
  const markers = plan.markers.flatMap(({ label }, index): FloorProblem[] => {
    const texts = Object.values(label).map((text) => text?.trim() ?? '')
    const required = language === undefined ? texts.find(Boolean) : label[language]?.trim()
    if (!required) return [{ kind: 'marker', index, problem: 'noLabel' }]
    return texts.some((text) => text.length > MAX_LABEL) ? [{ kind: 'marker', index, problem: 'longLabel' }] : []
  })
  const areas = plan.areas.flatMap(({ areaId }, index): FloorProblem[] => {
    const code = areaId.trim()
    if (code === '') return [{ kind: 'area', index, problem: 'noAreaId' }]
    return code.length > MAX_AREA_ID ? [{ kind: 'area', index, problem: 'longAreaId' }] : []
  })
  return [...markers, ...areas]
}
