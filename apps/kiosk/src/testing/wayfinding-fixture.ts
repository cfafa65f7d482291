import type { Localised, MallSnapshot } from '@kiosk-admin/api-client'
import { ids, wholePublication } from './guide-fixture'

const id = (number: number) => `0190b0a8-0000-7000-8000-${String(number).padStart(12, '0')}`
const four = (en: string, se: string, no: string, is: string): Localised => ({ en, se, no, is })

export const drawnIds = {
  lift: id(300),
  stairs: id(301),
  toilet: id(302),
  entrance: id(303),
  upperToilet: id(304),
  hall: id(310),
  upperHall: id(311),
}
const picture = id(320)

/** A point in metres of plans that are 100 m wide and 60 m high. */
const at = (x: number, y: number) => ({ x: x / 100, y: y / 60 })
const box = (left: number, top: number, right: number, bottom: number) => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
]

/** Units above and below the hall, each with a door to it. */
const unitsOf = (letter: string, floor: number) =>
  [5, 25, 45, 70].flatMap((left, index) => {
    const right = [25, 45, 70, 95][index] ?? left
    const door = (number: number, y: number) => ({
      id: id(400 + floor * 100 + number),
      at: at((left + right) / 2, y),
      kind: 'open',
      stepFree: true,
    })
    return [
      { areaId: `${letter}0${index + 1}`, points: box(left, 5, right, 25), doors: [door(index, 25)] },
      { areaId: `${letter}1${index + 1}`, points: box(left, 35, right, 55), doors: [door(index + 10, 35)] },
    ]
  })

const mapOf = (ordinal: number, spoken: Localised, hall: string, amenities: object[]) => ({
  ordinal,
  spoken,
  control: [],
  scale: { from: at(0, 0), to: at(100, 0), metres: 100 },
  walkways: [{ id: hall, shape: 'area', points: box(5, 25, 95, 35), stepFree: true }],
  obstacles: [],
  amenities,
})

const [ground, upper, ...garages] = wholePublication.records.floor ?? []

const codes: Readonly<Record<string, string>> = { [ids.fjell]: 'B04', [ids.havn]: 'A03', [ids.volt]: 'B01' }

/**
 * Two drawn floors of 100 × 60 m: stairs in the middle, a lift at the right end. The shortest way up takes the stairs, the
 * one without steps the lift.
 */
export const drawnPublication: MallSnapshot = {
  ...wholePublication,
  records: {
    ...wholePublication.records,
    item: (wholePublication.records.item ?? []).map((item) => ({ ...item, areaId: codes[item.id] ?? item.areaId })),
    service: (wholePublication.records.service ?? []).map((service) => ({
      ...service,
      areaId: service.id === ids.desk ? 'A12' : service.areaId && 'B12',
    })),
    floor: [
      {
        ...ground,
        id: ids.ground,
        floorMapId: picture,
        markers: [],
        areas: unitsOf('A', 0),
        map: mapOf(0, four('level 1', 'plan 1', 'plan 1', '1. hæð'), drawnIds.hall, [
          { id: drawnIds.toilet, kind: 'toilet', at: at(30, 34) },
          { id: drawnIds.entrance, kind: 'entrance', at: at(6, 30) },
        ]),
      },
      {
        ...upper,
        id: ids.upper,
        floorMapId: picture,
        markers: [],
        areas: unitsOf('B', 1),
        map: mapOf(1, four('level 2', 'plan 2', 'plan 2', '2. hæð'), drawnIds.upperHall, [
          { id: drawnIds.upperToilet, kind: 'toilet', at: at(60, 34) },
        ]),
      },
      ...garages,
    ],
    connector: [
      {
        id: drawnIds.lift,
        name: {},
        kind: 'lift',
        direction: 'both',
        stepFree: true,
        stops: [
          { floorId: ids.ground, at: at(92, 30), exit: 270 },
          { floorId: ids.upper, at: at(92, 30), exit: 270 },
        ],
        status: 'Active',
      },
      {
        id: drawnIds.stairs,
        name: {},
        kind: 'stairs',
        direction: 'both',
        stepFree: false,
        stops: [
          { floorId: ids.ground, at: at(50, 27) },
          { floorId: ids.upper, at: at(50, 27) },
        ],
        status: 'Active',
      },
    ],
  },
  media: {
    ...wholePublication.media,
    [picture]: {
      url: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><path fill="#f3efe6" d="M0 0h100v60H0z"/></svg>',
      )}`,
      mime: 'image/svg+xml',
      width: 2000,
      height: 1200,
    },
  },
}

/** A station in the hall of level 1, whose screen faces east. */
export const drawnLocation = { areaId: null, floorId: ids.ground, position: at(14, 30), bearing: 90 }
