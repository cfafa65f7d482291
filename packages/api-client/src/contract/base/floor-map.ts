// What is drawn on a floor's plan: units with their doors, walkways, amenities, and how the plan lies on the ground.
// The shapes are those of `@kiosk-admin/wayfinding`; positions are fractions of the plan's picture.

import { id, onPicture, optionalLocalised, position, text, uniqueBy, withinJson } from './fields'
import { passageHours } from './opening-hours'
import * as z from './zod'

/** The most that a floor takes: parts of each type, corners and holes of one, and letters of their JSON. */
export const floorLimits = {
  most: { units: 1000, doors: 20, walkways: 500, obstacles: 1000, amenities: 200, corners: 200 },
  mostHoles: { units: 10, walkways: 50 },
  mostJson: { units: 600_000, walkways: 150_000, obstacles: 150_000 },
  ordinal: { min: -100, max: 200 },
} as const
const { most, mostHoles, mostJson, ordinal } = floorLimits

/** A length in metres, more than 0. */
export const metres = () => z.number().check(z.gt(0), z.lte(10_000))

/** A direction on a plan: degrees clockwise from the top of the picture, from 0 to below 360. */
export const degrees = () => z.number().check(z.gte(0), z.lt(360))

/** Corners of a closed outline, in order. */
const ring = z.array(onPicture).check(z.minLength(3), z.maxLength(most.corners))
const rings = (count: number) => z.optional(z.array(ring).check(z.maxLength(count)))

/**
 * Drops values that mean the same as their absence. Stored records are compared as JSON, so equal content has to be stored
 * as equal JSON, and as before these fields existed.
 */
const withoutDefaults = <T extends object>(defaults: Readonly<Record<string, unknown>>) =>
  z.overwrite<T>(
    (value) =>
      Object.fromEntries(
        Object.entries(value).filter(
          ([name, one]) => !(name in defaults) || JSON.stringify(one) !== JSON.stringify(defaults[name]),
        ),
      ) as T,
  )

const uniqueIds = uniqueBy<{ id: string }>(({ id }) => id)

const door = z.object({
  id: id(),
  /** The middle of the door. */
  at: onPicture,
  width: z.optional(metres()),
  kind: z.enum(['open', 'automatic', 'swing', 'revolving']),
  stepFree: z.boolean(),
  /** The only direction in which it is passed, as seen from outside of the unit. */
  oneWay: z.optional(z.enum(['in', 'out'])),
  /** Always open if absent. */
  hours: z.optional(passageHours),
})

/** A part of a floor by the code of its wayfinding spot; `points` are its corners. */
export const unit = z
  .object({
    areaId: text(40),
    points: ring,
    /** Rings that are not part of the unit. */
    holes: rings(mostHoles.units),
    /** @default 'tenant' */
    use: z.optional(z.enum(['tenant', 'room', 'void'])),
    /** Whether visitors walk through it on their way to somewhere else. @default false */
    through: z.optional(z.boolean()),
    doors: z.optional(z.array(door).check(z.maxLength(most.doors))),
  })
  .check(withoutDefaults({ holes: [], use: 'tenant', through: false, doors: [] }))

/** The units of a floor. No door is in two of them. */
export const units = withinJson(
  z.array(unit).check(
    z.maxLength(most.units),
    uniqueBy<z.output<typeof unit>>(({ doors }) => doors?.map(({ id }) => id) ?? []),
  ),
  mostJson.units,
)

const walkway = z
  .object({
    id: id(),
    shape: z.enum(['area', 'line']),
    /** Corners of an area, at least 3, or bends of a line, at least 2. */
    points: z.array(onPicture).check(z.minLength(2), z.maxLength(most.corners)),
    /** Rings within an area where nobody walks. */
    holes: rings(mostHoles.walkways),
    /** Narrowest width. */
    width: z.optional(metres()),
    stepFree: z.boolean(),
    /** Whether a line is walked in the order of its points only. @default false */
    oneWay: z.optional(z.boolean()),
    /** Always open if absent. */
    hours: z.optional(passageHours),
  })
  .check(
    z.refine<{ shape: string; points: unknown[] }>(({ shape, points }) => shape === 'line' || points.length >= 3, {
      path: ['points'],
    }),
    withoutDefaults({ holes: [], oneWay: false }),
  )

// as in `@kiosk-admin/wayfinding`, which clients need not install
const amenityKind = z.enum([
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
])

const amenity = z.object({
  id: id(),
  kind: amenityKind,
  at: onPicture,
  name: z.optional(optionalLocalised()),
})

const controlPoint = z.object({ at: onPicture, ...position.shape })

/** What is drawn on the plan of a floor besides its units. */
export const floorMap = z
  .object({
    /** Position in the building: 0 is the street, 1 the level above, 0.5 one between them, -1 the level below. */
    ordinal: z.number().check(z.gte(ordinal.min), z.lte(ordinal.max)),
    /** The name inside a sentence, such as "level 2". */
    spoken: optionalLocalised(),
    /** Points of the plan with their place on the ground: none, or 3 to 8. With them, `scale` and `north` are not used. */
    control: z.array(controlPoint).check(
      z.maxLength(8),
      z.refine<unknown[]>(({ length }) => length === 0 || length >= 3),
    ),
    /** Fits an affine through the control points, for a picture whose width and height have different scales. @default false */
    stretched: z.optional(z.boolean()),
    /** A known length on the plan. */
    scale: z.optional(z.object({ from: onPicture, to: onPicture, metres: metres() })),
    /** Direction of north. @default 0 */
    north: z.optional(degrees()),
    walkways: withinJson(z.array(walkway).check(z.maxLength(most.walkways), uniqueIds), mostJson.walkways),
    /** Rings within walkways where nobody walks. */
    obstacles: withinJson(z.array(ring).check(z.maxLength(most.obstacles)), mostJson.obstacles),
    amenities: z.array(amenity).check(z.maxLength(most.amenities), uniqueIds),
  })
  .check(withoutDefaults({ stretched: false, north: 0 }))
