/** A point on a plan, as fractions of its picture: `x` from the left edge, `y` from the top edge, each from 0 to 1. */
export type Point = { readonly x: number; readonly y: number }

/** A text by language code. */
export type Localised = { readonly [language: string]: string | undefined }

type Slot = { readonly from: string; readonly to: string }
type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Hours by weekday, with exceptions by date; `to` at or before `from` runs past midnight, a day without slots is closed. */
export type Hours = {
  readonly week: { readonly [day in Weekday]: readonly Slot[] }
  readonly exceptions: readonly { readonly from: string; readonly to: string; readonly slots: readonly Slot[] }[]
}

/** A point of a plan with its place on the ground, in degrees of WGS 84. */
export type ControlPoint = { readonly at: Point; readonly latitude: number; readonly longitude: number }

/** A length on a plan, in metres. */
export type Scale = { readonly from: Point; readonly to: Point; readonly metres: number }

/** Where visitors walk: an area with its corners, or a line with its bends. */
export type Walkway = {
  readonly id: string
  readonly shape: 'area' | 'line'
  /** Corners or bends, in order; an area needs 3, a line 2. */
  readonly points: readonly Point[]
  /** Rings within an area where nobody walks. */
  readonly holes?: readonly (readonly Point[])[]
  /** Narrowest width in metres; unknown if absent. */
  readonly width?: number
  readonly stepFree: boolean
  /** A line that is walked in the order of its points only. */
  readonly oneWay?: boolean
  /** Always open if absent. */
  readonly hours?: Hours
}

/** A door on the ring of a unit. */
export type Door = {
  readonly id: string
  /** The middle of the door. */
  readonly at: Point
  /** Width in metres; unknown if absent. */
  readonly width?: number
  readonly kind: 'open' | 'automatic' | 'swing' | 'revolving'
  readonly stepFree: boolean
  /** The only direction in which it is passed, as seen from outside of the unit. */
  readonly oneWay?: 'in' | 'out'
  /** Always open if absent. */
  readonly hours?: Hours
}

/** A part of a floor: what a tenant rents, a room of the building, or a void to the floor below. */
export type Unit = {
  /** Code of the wayfinding spot; several units may share one. */
  readonly areaId: string
  /** Corners, in order. */
  readonly points: readonly Point[]
  /** Rings that are not part of the unit. */
  readonly holes?: readonly (readonly Point[])[]
  /** @default 'tenant' */
  readonly use?: 'tenant' | 'room' | 'void'
  /** Visitors may walk through it on their way to somewhere else. */
  readonly through?: boolean
  readonly doors?: readonly Door[]
}

/** Kinds of amenities, each with a pictogram of its own. */
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
/** One of `amenityKinds`. */
export type AmenityKind = (typeof amenityKinds)[number]

/** Something that visitors look for and that is not a tenant: a toilet, a cash machine. */
export type Amenity = {
  readonly id: string
  readonly kind: AmenityKind
  readonly at: Point
  readonly name?: Localised
}

/** What is drawn on the plan of a floor, and how the plan lies on the ground. */
export type FloorMap = {
  /** Position in the building: 0 is the street, 1 the level above, 0.5 one between them, -1 the level below. */
  readonly ordinal: number
  /** The name inside a sentence, such as "level 2". */
  readonly spoken: Localised
  /** None, or 3 to 8 points. With them, `scale` and `north` are not used. */
  readonly control: readonly ControlPoint[]
  /** Fits an affine through the control points, for a picture whose width and height have different scales. */
  readonly stretched?: boolean
  readonly scale?: Scale
  /**
   * Direction of north: degrees clockwise from the top of the picture.
   * @default 0
   */
  readonly north?: number
  readonly walkways: readonly Walkway[]
  /** Rings within walkways where nobody walks: pillars, fountains, benches. */
  readonly obstacles: readonly (readonly Point[])[]
  readonly amenities: readonly Amenity[]
}

/** A floor with its plan. Floors of the API, and published ones, have this shape. */
export type Floor = {
  readonly id: string
  readonly name: Localised
  /** Code of the whole floor. */
  readonly areaId?: string | null
  /** Size of the plan's picture in pixels; only the ratio matters. */
  readonly picture: { readonly width: number | null; readonly height: number | null }
  readonly areas: readonly Unit[]
  /** `null` or absent if nothing is drawn but the areas. */
  readonly map?: FloorMap | null
}

/** What leads from one floor to others. */
export type Connector = {
  readonly id: string
  readonly kind: 'lift' | 'escalator' | 'stairs' | 'ramp' | 'travelator'
  readonly direction: 'both' | 'up' | 'down'
  readonly stops: readonly {
    readonly floorId: string
    readonly at: Point
    /** Direction in which one leaves it: degrees clockwise from the top of the picture. */
    readonly exit?: number
  }[]
  readonly name?: Localised
  readonly stepFree: boolean
  /** Width in metres; `null` or absent if unknown. */
  readonly width?: number | null
  /** Always open if `null` or absent. */
  readonly hours?: Hours | null
  /** Seconds until it comes, for a lift; `null` or absent for the usual wait. */
  readonly wait?: number | null
}

/** A kiosk and its place in the building. */
export type StationPlace = {
  readonly id: string
  readonly areaId?: string | null
  readonly floorId: string | null
  readonly position?: Point | null
  /** Direction in which the screen faces: degrees clockwise from the top of the picture. Visitors look the other way. */
  readonly bearing?: number | null
}

/** A building with everything that ways are found in. */
export type Building = {
  readonly floors: readonly Floor[]
  readonly connectors: readonly Connector[]
  readonly stations: readonly StationPlace[]
}
