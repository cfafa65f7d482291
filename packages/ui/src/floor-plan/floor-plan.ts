import type { LocalisedText } from '../fields/localised-field/localised-field'
import type { IsoDate, TimeOfDay, Weekday } from '../theme/days'

/** A position in fractions of the picture's sides from left and top, 0–1. */
export interface FloorPoint {
  x: number
  y: number
}

export interface FloorMarker {
  label: LocalisedText
  position: FloorPoint
}

type FloorSlot = { from: TimeOfDay; to: TimeOfDay }

/** Hours of a door or walkway, without names of days. */
export interface FloorHours {
  week: Record<Weekday, FloorSlot[]>
  exceptions: { from: IsoDate; to: IsoDate; slots: FloorSlot[] }[]
}

/** A door on an edge of an area. */
export interface FloorDoor {
  /** A UUID. */
  id: string
  /** The middle of the door. */
  at: FloorPoint
  /** Width in metres; unknown if absent. */
  width?: number | undefined
  kind: 'open' | 'automatic' | 'swing' | 'revolving'
  stepFree: boolean
  /** The only direction in which it is passed, as seen from outside of the area. */
  oneWay?: 'in' | 'out' | undefined
  /** Edited by `hoursField` of the editor; kept as they are without it. */
  hours?: FloorHours | undefined
}

/** An area of the floor, with the code of its wayfinding spot. */
export interface FloorArea {
  areaId: string
  /** Corners in order, closed from last to first. */
  points: readonly FloorPoint[]
  /** Rings that are not part of the area. */
  holes?: readonly (readonly FloorPoint[])[] | undefined
  /** @default 'tenant' */
  use?: 'tenant' | 'room' | 'void' | undefined
  /** Whether visitors walk through it on their way to somewhere else. @default false */
  through?: boolean | undefined
  doors?: readonly FloorDoor[] | undefined
}

/** Where visitors walk: an area with its corners, or a line with its bends. */
export interface FloorWalkway {
  /** A UUID. */
  id: string
  shape: 'area' | 'line'
  points: readonly FloorPoint[]
  /** Rings within an area where nobody walks. */
  holes?: readonly (readonly FloorPoint[])[] | undefined
  /** Narrowest width in metres; unknown if absent. */
  width?: number | undefined
  stepFree: boolean
  /** Whether a line is walked in the order of its points only. @default false */
  oneWay?: boolean | undefined
  /** Edited by `hoursField` of the editor; kept as they are without it. */
  hours?: FloorHours | undefined
}

export const amenityKinds = [
  'toilet',
  'accessibleToilet',
  'babyChanging',
  'cashMachine',
  'defibrillator',
  'entrance',
  'information',
  'lockers',
  'parking',
  'playground',
  'recycling',
  'seating',
  'strollers',
  'transport',
  'wheelchairs',
] as const

export type FloorAmenityKind = (typeof amenityKinds)[number]

export interface FloorAmenity {
  /** A UUID. */
  id: string
  kind: FloorAmenityKind
  at: FloorPoint
  name?: LocalisedText | undefined
}

export const connectorKinds = ['lift', 'escalator', 'stairs', 'ramp', 'travelator'] as const

/** What leads to other floors, and its place on this one. */
export interface FloorConnector {
  id: string
  kind: (typeof connectorKinds)[number]
  name: LocalisedText
  at: FloorPoint
}

/** A known length on the plan. */
export interface FloorScale {
  from: FloorPoint
  to: FloorPoint
  metres: number
}

/** A point of the plan with its place on the ground, in degrees of WGS 84; incomplete while it is edited. */
export interface FloorControl {
  at: FloorPoint
  latitude?: number | undefined
  longitude?: number | undefined
}

/** What is drawn besides areas and markers. Other properties are kept as they are. */
export interface FloorMap {
  walkways: readonly FloorWalkway[]
  /** Rings within walkways where nobody walks. */
  obstacles: readonly (readonly FloorPoint[])[]
  amenities: readonly FloorAmenity[]
  scale?: FloorScale | undefined
  /** Control points, by which the plan lies on the ground; with them, scale and north are not used. */
  control?: readonly FloorControl[] | undefined
  /** Direction of north in degrees clockwise from the top of the picture. @default 0 */
  north?: number | undefined
}

export interface FloorPlan {
  markers: readonly FloorMarker[]
  areas: readonly FloorArea[]
  /** `null` if nothing is drawn yet. Without it, only markers and areas can be drawn. */
  map?: FloorMap | null | undefined
  /** Lifts and stairs with a place on this floor. Without it, none are shown. */
  connectors?: readonly FloorConnector[] | undefined
}

export const emptyFloorPlan: FloorPlan = { markers: [], areas: [] }

export const MAX_MARKERS = 200
export const MAX_AREAS = 1000
/** Maximum corners of a ring or line. */
export const MAX_CORNERS = 200
/** Minimum corners of a ring. */
export const MIN_CORNERS = 3
/** Maximum doors of an area. */
export const MAX_DOORS = 20
export const MAX_WALKWAYS = 500
export const MAX_OBSTACLES = 1000
export const MAX_AMENITIES = 200
export const MAX_CONNECTORS = 500
export const MAX_CONTROL = 8
/** Maximum length in metres. */
export const MAX_METRES = 10_000

/** Whether a number is a length in metres. */
export const isLength = (metres: number | null): metres is number =>
  metres !== null && metres > 0 && metres <= MAX_METRES

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

/** Position of an area's name: the centre of its bounding box. */
export function middleOf(points: readonly FloorPoint[]): FloorPoint {
  const span = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  if (points.length === 0) return { x: 0.5, y: 0.5 }
  return { x: span(points.map(({ x }) => x)), y: span(points.map(({ y }) => y)) }
}

type Languages = readonly { code: string }[]

/** The text in the first available of these languages, else in any; undefined without one. */
export const textIn = (text: LocalisedText, languages: Languages): string | undefined =>
  [...languages.map(({ code }) => text[code]), ...Object.values(text)].map((one) => one?.trim()).find(Boolean)

export const labelOf = ({ label }: FloorMarker, languages: Languages): string | undefined => textIn(label, languages)

/** Positions of other markers with the same label. Duplicates are shown, not rejected: there may be two lifts. */
export function sameLabel(markers: readonly FloorMarker[], index: number, languages: Languages) {
  const own = markers[index] && labelOf(markers[index], languages)
  if (own === undefined) return []
  return markers.flatMap((marker, at) => (at !== index && labelOf(marker, languages) === own ? [at] : []))
}

export type FloorProblem =
  | { kind: 'marker' | 'amenity'; index: number; problem: 'noLabel' | 'longLabel' }
  | { kind: 'area'; index: number; problem: 'noAreaId' | 'longAreaId' }
  | { kind: 'control'; index: number; problem: 'noPlace' }

const isLong = (text: LocalisedText) => Object.values(text).some((one) => (one?.trim().length ?? 0) > MAX_LABEL)

/** Validation errors: a marker needs a label in the required language, an area its code. */
export function floorProblems(plan: FloorPlan, language?: string): FloorProblem[] {
  const markers = plan.markers.flatMap(({ label }, index): FloorProblem[] => {
    const required = language === undefined ? textIn(label, []) : label[language]?.trim()
    if (!required) return [{ kind: 'marker', index, problem: 'noLabel' }]
    return isLong(label) ? [{ kind: 'marker', index, problem: 'longLabel' }] : []
  })
  const areas = plan.areas.flatMap(({ areaId }, index): FloorProblem[] => {
    const code = areaId.trim()
    if (code === '') return [{ kind: 'area', index, problem: 'noAreaId' }]
    return code.length > MAX_AREA_ID ? [{ kind: 'area', index, problem: 'longAreaId' }] : []
  })
  const amenities = (plan.map?.amenities ?? []).flatMap(({ name }, index): FloorProblem[] =>
    name && isLong(name) ? [{ kind: 'amenity', index, problem: 'longLabel' }] : [],
  )
  const control = (plan.map?.control ?? []).flatMap(({ latitude, longitude }, index): FloorProblem[] =>
    latitude === undefined || longitude === undefined ? [{ kind: 'control', index, problem: 'noPlace' }] : [],
  )
  return [...markers, ...areas, ...amenities, ...control]
}
