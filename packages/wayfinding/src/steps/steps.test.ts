import { describe, expect, test } from 'vitest'
import { projectionAt } from '../georeference/projection'
import { at, building, crossing, floor, leg, route, shop, unit } from '../testing/invented-mall'
import type { LandmarkCandidate, Step } from './step'
import { type StepsOptions, stepsOf } from './steps'

const goal = shop('Lun')
const oneFloor = building(floor(0))

/** Kind, side and metres of each step. */
const briefly = (steps: readonly Step[]) =>
  steps.map((step) =>
    [step.kind, 'side' in step && step.side, 'metres' in step && step.metres].filter(Boolean).join(' '),
  )

const along = (corners: readonly [number, number][], options: Partial<StepsOptions> = {}) =>
  stepsOf(route(leg(0, corners)), { building: oneFloor, goal, bearing: 180, ...options })

describe('turns', () => {
  const degrees = (angle: number): [number, number] => [
    50 + 30 * Math.sin((angle * Math.PI) / 180),
    50 - 30 * Math.cos((angle * Math.PI) / 180),
  ]

  test.each([
    [0, 'straight 30'],
    [19, 'straight 30'],
    [-21, 'bear left 30'],
    [49, 'bear right 30'],
    [51, 'turn right 30'],
    [-134, 'turn left 30'],
    [136, 'turnRound 30'],
    [180, 'turnRound 30'],
  ])('at the start, by %i° from where the visitor looks: %s', (angle, step) => {
    expect(briefly(along([[50, 50], degrees(angle)]))[0]).toBe(step)
  })

  test.each([
    [19, ['straight 60']],
    [21, ['straight 30', 'bear right 30']],
    [-90, ['straight 30', 'turn left 30']],
    [140, ['straight 30', 'turnRound 30']],
  ])('on the way, by %i°', (angle, steps) => {
    expect(briefly(along([[50, 80], [50, 50], degrees(angle)])).slice(0, -1)).toEqual(steps)
  })

  test('less than 3 m apart are one, up to 6 m', () => {
    const rounded = along([
      [50, 80],
      [50, 52],
      [51, 50.5],
      [53, 50],
      [80, 50],
    ])
    expect(briefly(rounded).slice(0, -1)).toEqual(['straight 30', 'turn right 30'])
    const loop = along([
      [50, 80],
      [50, 52],
      [52, 50],
      [54, 52],
      [54, 54],
      [52, 56],
      [30, 56],
    ])
    expect(briefly(loop).slice(0, -1)).toEqual(['straight 30', 'turnRound 10', 'turn right 25'])
  })

  test('within 4 m vanish if they cancel', () => {
    const past = (metres: number) =>
      along([
        [50, 80],
        [50, 60],
        [50 + metres, 60],
        [50 + metres, 40],
      ])
    expect(briefly(past(2)).slice(0, -1)).toEqual(['straight 40'])
    expect(briefly(past(3.9)).slice(0, -1)).toEqual(['straight 45'])
    expect(briefly(past(4.1)).slice(0, -1)).toEqual(['straight 20', 'turn right 5', 'turn left 20'])
  })

  test('within 3 m of the start and the end are none', () => {
    expect(
      briefly(
        along([
          [50, 80],
          [52, 80],
          [52, 40],
          [54, 40],
        ]),
      ),
    ).toEqual(['straight 45', 'arrive right'])
  })

  test('of a mere step do not count, however small', () => {
    const corners: [number, number][] = [
      [50, 80],
      [50, 60.01],
      [50.01, 60],
      [50.01, 59.99],
      [50, 40],
    ]
    expect(briefly(along(corners)).slice(0, -1)).toEqual(['straight 40'])
  })
})

describe('metres', () => {
  test.each([
    [12, 10],
    [13, 15],
    [47, 45],
    [49, 50],
    [54, 50],
    [56, 60],
    [9, 0],
  ])('%i are said as %i', (metres, said) => {
    expect(
      along([
        [50, 90],
        [50, 90 - metres],
      ])[0],
    ).toMatchObject({ metres: said })
  })

  test('are said before a turn, however few', () => {
    expect(
      briefly(
        along([
          [50, 80],
          [50, 75],
          [80, 75],
        ]),
      )[0],
    ).toBe('straight 5')
  })
})

describe('the start', () => {
  const corners: [number, number][] = [
    [10, 50],
    [60, 50],
  ]

  test('is from the visitor’s view, also on a turned plan', () => {
    const turned = building(floor(0, [], 90))
    // a floor with north to the right of its picture: up in the picture is west
    const west = route({ ...leg(0, corners), corners: corners.map(([x, y]) => ({ east: y, north: x })) })
    expect(briefly(stepsOf(west, { building: turned, goal, bearing: 0 }))[0]).toBe('turn left 50')
    expect(briefly(along(corners, { bearing: 90 }))[0]).toBe('turnRound 50')
    expect(briefly(along(corners, { bearing: 270 }))[0]).toBe('straight 50')
    expect(briefly(along(corners, { bearing: 0 }))[0]).toBe('turn left 50')
  })

  test('without a bearing names what is ahead', () => {
    expect(along(corners, { bearing: null })[0]).toMatchObject({ kind: 'walk', towards: { name: goal.name } })
    const lift = route(leg(0, corners, crossing('lift', 1)), leg(1, [[60, 50]]))
    expect(stepsOf(lift, { building: oneFloor, goal })[0]).toMatchObject({ kind: 'walk', towards: { kind: 'lift' } })
    const facade = building(floor(0, [unit('Zap', [62, 40], [70, 60])]))
    const steps = along(
      [
        [20, 50],
        [60, 50],
      ],
      { bearing: undefined, building: facade, landmarks: [shop('Zap')] },
    )
    expect(steps[0]).toMatchObject({ kind: 'walk', towards: { name: { en: 'Zap' } } })
  })
})

describe('after a connector', () => {
  const floors = building(floor(0), floor(1), floor(2))
  const upBy = (kind: 'lift' | 'escalator', more: { exit?: number }) =>
    stepsOf(
      route(
        leg(
          0,
          [
            [10, 50],
            [50, 50],
          ],
          crossing(kind, 1, more),
        ),
        leg(1, [
          [50, 50],
          [50, 20],
        ]),
      ),
      {
        building: floors,
        goal,
      },
    )

  test('the side comes from its exit', () => {
    expect(upBy('lift', { exit: 90 })[2]).toMatchObject({ kind: 'turn', side: 'left', leaving: { kind: 'lift' } })
    expect(upBy('lift', { exit: 0 })[2]).toMatchObject({ kind: 'straight' })
  })

  test('without one the visitor walks towards something', () => {
    expect(upBy('lift', {})[2]).toMatchObject({ kind: 'walk', towards: { name: goal.name } })
  })

  test('an escalator leads straight on, if its floors are placed on the ground', () => {
    const { toGeographic } = projectionAt({ latitude: 59, longitude: 18 })
    const corners: [number, number][] = [
      [0, 0],
      [128, 0],
      [128, 128],
    ]
    const control = corners.map(([x, y]) => ({ at: at([x, y]), ...toGeographic({ east: x, north: -y }) }))
    const placed = building(...floors.floors.map((one) => ({ ...one, map: one.map && { ...one.map, control } })))
    const way = route(
      leg(
        0,
        [
          [10, 50],
          [50, 50],
        ],
        crossing('escalator', 1),
      ),
      leg(1, [
        [60, 50],
        [60, 20],
      ]),
    )
    expect(stepsOf(way, { building: placed, goal })[2]).toMatchObject({ kind: 'turn', side: 'left' })
    expect(stepsOf(way, { building: floors, goal })[2]).toMatchObject({ kind: 'walk' })
  })

  test('stairs over several floors are one step, and its floor the last', () => {
    const steps = stepsOf(
      route(
        leg(
          0,
          [
            [10, 50],
            [50, 50],
          ],
          crossing('stairs', 1),
        ),
        leg(
          1,
          [
            [50, 50],
            [50, 49],
          ],
          crossing('stairs', 2),
        ),
        leg(2, [
          [50, 49],
          [50, 20],
        ]),
      ),
      { building: floors, goal },
    )
    expect(briefly(steps).map((step) => step.split(' ')[0])).toEqual(['walk', 'connector', 'walk', 'arrive'])
    expect(steps[1]).toMatchObject({ leg: 0, floorId: 'floor 0', floor: { id: 'floor 2', ordinal: 2 } })
    expect(steps[2]).toMatchObject({ leg: 2, floorId: 'floor 2', at: at([50, 49]) })
  })

  test('another one beside it needs no walk', () => {
    const steps = stepsOf(
      route(
        leg(0, [[10, 50]], crossing('lift', 1)),
        leg(
          1,
          [
            [10, 50],
            [11, 50],
          ],
          crossing('escalator', 2),
        ),
        leg(2, [
          [11, 50],
          [40, 50],
        ]),
      ),
      { building: floors, goal },
    )
    expect(steps.map(({ kind }) => kind)).toEqual(['connector', 'connector', 'walk', 'arrive'])
  })
})

describe('a landmark', () => {
  const corners: [number, number][] = [
    [50, 90],
    [50, 50],
    [90, 50],
  ]
  const wide = unit('Wide', [54, 54], [64, 64])
  const narrow = unit('Narrow', [40, 54], [47, 60])
  const landmarkOf = (
    areas: ReturnType<typeof unit>[],
    landmarks: LandmarkCandidate[],
    more: Partial<StepsOptions> = {},
  ) => {
    const [step] = along(corners, { building: building(floor(0, areas)), landmarks, ...more })
    return step && 'landmark' in step
      ? step.landmark && [step.landmark.relation, step.landmark.areaId].join(' ')
      : undefined
  }

  test('is the one with the widest front', () => {
    expect(landmarkOf([narrow, wide], [shop('Narrow'), shop('Wide')])).toBe('past Wide')
  })

  test('is open, has a name of its own and is not the goal', () => {
    const both = [narrow, wide]
    expect(landmarkOf(both, [shop('Narrow'), shop('Wide', { open: false })])).toBe('past Narrow')
    const twins = [shop('Narrow'), shop('Wide'), shop('Wide', { areaId: 'Elsewhere' })]
    expect(landmarkOf(both, twins)).toBe('past Narrow')
    expect(landmarkOf(both, [shop('Narrow'), shop('Wide')], { goal: shop('Wide') })).toBe('past Narrow')
    expect(landmarkOf([...both, unit('Wide', [0, 0], [5, 5])], [shop('Narrow'), shop('Wide')])).toBe('past Narrow')
  })

  test('is within 8 m of the turn', () => {
    expect(landmarkOf([unit('Far', [54, 59], [64, 70])], [shop('Far')])).toBeUndefined()
    expect(landmarkOf([unit('Near', [54, 56], [64, 70])], [shop('Near')])).toBe('past Near')
  })

  test('is seen from the turn', () => {
    const hidden = unit('Hidden', [55, 54], [64, 64])
    const wall = unit('Wall', [52, 52], [54, 70])
    expect(landmarkOf([hidden], [shop('Hidden')])).toBe('past Hidden')
    expect(landmarkOf([hidden, wall], [shop('Hidden')])).toBeUndefined()
    expect(landmarkOf([hidden, { ...wall, use: 'void' }], [shop('Hidden')])).toBe('past Hidden')
  })

  test('is passed before the turn, or ahead of it', () => {
    expect(landmarkOf([unit('Ahead', [46, 40], [54, 46])], [shop('Ahead')])).toBe('towards Ahead')
    expect(landmarkOf([unit('Beyond', [56, 42], [70, 47])], [shop('Beyond')])).toBeUndefined()
  })

  test('is named once', () => {
    const building2 = building(floor(0, [unit('Wide', [52, 52], [58, 58])]))
    const zigzag: [number, number][] = [
      [50, 90],
      [50, 50],
      [60, 50],
      [60, 90],
    ]
    const steps = along(zigzag, { building: building2, landmarks: [shop('Wide')] })
    expect(steps.filter((step) => 'landmark' in step)).toHaveLength(1)
  })
})

describe('the goal', () => {
  const corners: [number, number][] = [
    [50, 90],
    [50, 50],
  ]
  test.each([
    ['left', unit('Lun', [40, 40], [48, 60])],
    ['right', unit('Lun', [52, 40], [60, 60])],
    ['ahead', unit('Lun', [40, 40], [60, 49])],
    ['right', { ...unit('Lun', [52, 40], [60, 60]), points: unit('Lun', [52, 40], [60, 60]).points.toReversed() }],
  ])('is %s', (side, area) => {
    expect(along(corners, { building: building(floor(0, [area])) }).at(-1)).toMatchObject({ kind: 'arrive', side })
  })

  test('beside the station is seen as the visitor stands', () => {
    const behind = building(floor(0, [unit('Lun', [40, 51], [60, 60])]))
    expect(
      along(
        [
          [50, 50],
          [50, 51],
        ],
        { building: behind },
      ).at(-1),
    ).toMatchObject({ side: 'behind' })
    expect(
      along(
        [
          [50, 50],
          [50, 51],
        ],
        { building: behind, bearing: null },
      ).at(-1),
    ).not.toHaveProperty('side')
  })

  test('without a unit is where the way ends', () => {
    expect(along(corners).at(-1)).toMatchObject({ side: 'ahead', at: at([50, 50]), leg: 0, floorId: 'floor 0' })
  })
})
