import type { Frame } from '../plan/frame'
import type { PlanRow } from '../rows'

/** 100 by 62.5 m; the square's station keeps its place on the ground. */
export const frame: Frame = {
  size: [100, 62.5],
  anchor: { at: [60, 41.5], latitude: 69.649, longitude: 18.9574 },
  north: 320,
}

// a hall from the west, the square, a hall that bends to the south-east, the corridor to the toilets
const halls = ['6,27 42,34', '42,19 62,44', '62,30 94,42 94,49.5 62,37.5', '50,8 53,19']
const rooms: NonNullable<PlanRow['shapes']> = [
  ['E02', '53,8 61,12', '53,10'],
  ['E02', '53,12 61,15.5', '53,13.7'],
  ['E03', '53,15.5 61,19', '53,17.2'],
]
const toilets: PlanRow['amenities'] = [
  ['toilet', 56, 10],
  ['accessibleToilet', 56, 13.7],
  ['babyChanging', 56, 17.2],
]
const southSquare = '42,44 62,44 62,57 24,57 24,52 42,52'
const outline = '6,8 61,8 94,20 94,60 62,57 24,57 24,52 6,52'

export const levelOne: PlanRow = {
  ordinal: 0,
  spoken: ['', 'level 1', 'plan 1', ''],
  outline,
  halls,
  rows: [
    ['6,27 42,27', -19, '101*1.2 E05*.25 102 103'],
    ['6,34 42,34', 18, '104 105*1.3'],
    ['42,19 50,19', -11, 'E04'],
    ['62,30 94,42', '62,8.4 94,20', '106 107*1.2'],
    ['62,37.5 94,49.5', '62,57 94,60', '109'],
  ],
  shapes: [['108', southSquare, '52,44'], ['E01', '50,39.5 54,42', '52,39.5'], ...rooms],
  obstacles: ['16,30 20,31', '30,30 34,31', '51,28 53,33', '76,39 79,40'],
  amenities: [
    ['entrance', 7, 30.5, ['', 'Main entrance', 'Hovedinngang', '']],
    ['entrance', 93, 45.5, ['', 'Bus station entrance', 'Inngang bussterminalen', '']],
    ['transport', 93, 47.5, ['', 'Buses', 'Busser', '']],
    ['information', 52, 41],
    ['cashMachine', 18.3, 25],
    ['playground', 46, 15],
    ['seating', 54, 30.5],
    ['defibrillator', 61, 21],
    ['lockers', 53, 41],
    ...toilets,
  ],
}

// around the escalators
const hollow = '47.5,24 56.5,37'

export const levelTwo: PlanRow = {
  ordinal: 1,
  spoken: ['', 'level 2', 'plan 2', ''],
  outline,
  halls,
  rows: [
    ['6,27 42,27', -19, '201 202'],
    ['6,34 42,34', 18, '203'],
    ['42,19 50,19', -11, '402'],
    ['62,30 94,42', '62,8.4 94,20', '205 206'],
    ['62,37.5 94,49.5', '62,57 94,60', '401'],
  ],
  shapes: [['204', southSquare, '52,44'], ...rooms],
  voids: [hollow],
  obstacles: ['16,30 20,31', '30,30 34,31', '76,39 79,40'],
  amenities: [['seating', 60, 35], ['recycling', 61, 28], ...toilets],
}

export const levelThree: PlanRow = {
  ordinal: 2,
  spoken: ['', 'level 3', 'plan 3', ''],
  outline: '6,8 61,8 94,20 94,60 62,57 42,57 42,34 6,34',
  halls,
  rows: [
    ['6,27 42,27', -19, '403 404'],
    ['42,44 62,44', 13, '301'],
    ['62,30 94,42', '62,8.4 94,20', '302 303*1.3'],
    ['62,37.5 94,49.5', '62,57 94,60', '304 305'],
  ],
  shapes: [['306', '42,8 50,19', '46,19'], ...rooms],
  voids: [hollow],
  obstacles: ['20,30 24,31', '76,39 79,40'],
  amenities: [['seating', 60, 35], ...toilets],
}

export const garageOne: PlanRow = {
  ordinal: -1,
  spoken: ['', 'level P1', 'plan P1', ''],
  outline: '4,6 96,58',
  halls: ['6,27 94,31', '42,19 62,27'],
  shapes: [
    ['P1-N', '6,9 94,19', '52,19'],
    ['P1-S', '6,31 94,56', '30,31 70,31'],
  ],
  bays: ['6,9 94,14', '6,22 41,27', '63,22 94,27', '6,31 94,36', '6,41 94,51'],
  amenities: [['parking', 52, 17]],
}
