import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Building, Point } from '../model'
import type { Leg, Route } from '../route/route'
import type { PlaceKind, Step, Turn, WalkStep } from '../steps/step'
import { type StepsOptions, stepsOf } from '../steps/steps'
import { building, crossing, floor, leg, route, shop, size, unit } from '../testing/invented-mall'
import { phrases as en } from './en'
import { phrases as is } from './is'
import { phrases as no } from './no'
import { phrases as se } from './se'

const languages = { en, se, no, is }
const inAll = (steps: readonly Step[]) => [en, se, no, is].map((phrases) => phrases(steps).join(' '))

test('a way by lift reads as in the design', () => {
  const mall = building(floor(0, [unit('Lilla Lo', [42, 40], [49, 47])]), floor(2, [unit('Lun', [52, 40], [60, 50])]))
  const way = route(
    leg(
      0,
      [
        [10, 50],
        [50, 50],
      ],
      crossing('lift', 2, { exit: 90 }),
    ),
    leg(2, [
      [50, 50],
      [50, 44],
    ]),
  )
  // the screen faces the way to walk, so visitors look back
  expect(
    inAll(stepsOf(way, { building: mall, bearing: 90, goal: shop('Lun'), landmarks: [shop('Lilla Lo')] })),
  ).toEqual([
    'Turn around and walk 40 metres, past Lilla Lo. Take the lift up to level 2. As you come out, turn left. On your right: Lun.',
    'Vänd dig om och gå 40 meter, förbi Lilla Lo. Ta hissen upp till plan 2. Gå till vänster när du kommer ut. På höger sida: Lun.',
    'Snu deg og gå 40 meter, forbi Lilla Lo. Ta heisen opp til plan 2. Gå til venstre når du kommer ut. På høyre side: Lun.',
    'Snúðu þér við og gakktu 40 metra, fram hjá versluninni Lilla Lo. Taktu lyftuna upp á 2. hæð. Farðu til vinstri þegar þú kemur út. Á hægri hönd: Lun.',
  ])
})

const where = { floorId: 'floor 0', leg: 0, at: { x: 0, y: 0 } }
type UnknownWalk = Extract<WalkStep, { kind: 'walk' }>
const straight = { kind: 'straight' } as const
const walk = (
  step: (Turn | Pick<UnknownWalk, 'kind' | 'towards'>) & Partial<Pick<WalkStep, 'metres' | 'landmark' | 'leaving'>>,
): WalkStep => ({ ...where, metres: 20, ...step })
const lift = { kind: 'lift', direction: 'up' } as const
const zap = (kind: PlaceKind, relation: 'past' | 'towards') => ({ areaId: 'Z', kind, relation, name: { se: 'Zap' } })

describe('walks', () => {
  test.each<[WalkStep, string[]]>([
    [
      walk(straight),
      [
        'Walk 20 metres straight ahead.',
        'Gå 20 meter rakt fram.',
        'Gå 20 meter rett fram.',
        'Gakktu 20 metra beint áfram.',
      ],
    ],
    [
      walk({ ...straight, metres: 0 }),
      ['Walk straight ahead.', 'Gå rakt fram.', 'Gå rett fram.', 'Gakktu beint áfram.'],
    ],
    ...([1, 2, 21] as const).map((metres): [WalkStep, string[]] => [
      walk({ ...straight, metres }),
      [
        `Walk ${metres} ${metres === 1 ? 'metre' : 'metres'} straight ahead.`,
        `Gå ${metres} meter rakt fram.`,
        `Gå ${metres} meter rett fram.`,
        `Gakktu ${metres} metra beint áfram.`,
      ],
    ]),
    [
      walk({ kind: 'bear', side: 'left' }),
      [
        'Bear left and walk 20 metres.',
        'Håll snett åt vänster och gå 20 meter.',
        'Hold til venstre og gå 20 meter.',
        'Gakktu 20 metra á ská til vinstri.',
      ],
    ],
    [
      walk({ kind: 'bear', side: 'right', metres: 0 }),
      ['Bear right.', 'Håll snett åt höger.', 'Hold til høyre.', 'Gakktu á ská til hægri.'],
    ],
    [
      walk({ kind: 'turn', side: 'right' }),
      [
        'Turn right and walk 20 metres.',
        'Sväng till höger och gå 20 meter.',
        'Ta til høyre og gå 20 meter.',
        'Beygðu til hægri og gakktu 20 metra.',
      ],
    ],
    [
      walk({ kind: 'turn', side: 'left', metres: 0 }),
      ['Turn left.', 'Sväng till vänster.', 'Ta til venstre.', 'Beygðu til vinstri.'],
    ],
    [walk({ kind: 'turnRound', metres: 0 }), ['Turn around.', 'Vänd dig om.', 'Snu deg.', 'Snúðu þér við.']],
    [
      walk({ kind: 'walk', towards: { kind: 'restaurant', name: { se: 'Zap' } }, landmark: zap('shop', 'past') }),
      [
        'Walk 20 metres towards Zap, past Zap.',
        'Gå 20 meter mot Zap, förbi Zap.',
        'Gå 20 meter mot Zap, forbi Zap.',
        'Gakktu 20 metra í átt að veitingastaðnum Zap, fram hjá versluninni Zap.',
      ],
    ],
    [walk({ kind: 'walk' }), ['Walk 20 metres.', 'Gå 20 meter.', 'Gå 20 meter.', 'Gakktu 20 metra.']],
  ])('%o', (step, sentences) => expect(inAll([step])).toEqual(sentences))

  test.each<[UnknownWalk['towards'], string[]]>([
    [{ kind: 'lift' }, ['towards the lift', 'mot hissen', 'mot heisen', 'í átt að lyftunni']],
    [{ kind: 'escalator' }, ['towards the escalator', 'mot rulltrappan', 'mot rulletrappen', 'í átt að rúllustiganum']],
    [{ kind: 'stairs' }, ['towards the stairs', 'mot trappan', 'mot trappen', 'í átt að stiganum']],
    [{ kind: 'ramp' }, ['towards the ramp', 'mot rampen', 'mot rampen', 'í átt að skábrautinni']],
    [
      { kind: 'travelator' },
      ['towards the travelator', 'mot rullbandet', 'mot rullebåndet', 'í átt að rúllubrautinni'],
    ],
  ])('towards %o', (towards, ends) => {
    const [english, swedish, norwegian, icelandic] = ends
    expect(inAll([walk({ kind: 'walk', towards })])).toEqual([
      `Walk 20 metres ${english}.`,
      `Gå 20 meter ${swedish}.`,
      `Gå 20 meter ${norwegian}.`,
      `Gakktu 20 metra ${icelandic}.`,
    ])
  })

  test.each<[PlaceKind, string]>([
    ['shop', 'versluninni'],
    ['restaurant', 'veitingastaðnum'],
    ['company', 'fyrirtækinu'],
  ])('in Icelandic past and towards a %s with its noun in the dative', (kind, noun) => {
    const towards = walk({ kind: 'turnRound', landmark: zap(kind, 'towards') })
    expect(is([walk({ ...straight, landmark: zap(kind, 'past') }), towards])).toEqual([
      `Gakktu 20 metra beint áfram, fram hjá ${noun} Zap.`,
      `Snúðu þér við og gakktu 20 metra, í átt að ${noun} Zap.`,
    ])
  })

  test.each<PlaceKind>(['service', 'place'])('in Icelandic the name of a %s stands after a colon', (kind) => {
    expect(is([walk({ kind: 'walk', towards: { kind, name: { is: 'Geymsluskápar' } } })])).toEqual([
      'Gakktu 20 metra í átt að: Geymsluskápar.',
    ])
  })

  test('towards what has a dative of its own', () => {
    const towards = { kind: 'place', name: { is: 'salernið' }, dative: { is: 'salerninu' } } as const
    const arrival: Step = { ...where, kind: 'arrive', goal: towards, side: 'left' }
    expect(is([walk({ kind: 'walk', towards }), arrival])).toEqual([
      'Gakktu 20 metra í átt að salerninu.',
      'Á vinstri hönd: salernið.',
    ])
  })
})

describe('after a connector', () => {
  test.each<[WalkStep, string[]]>([
    [
      walk({ kind: 'turn', side: 'left', leaving: lift }),
      [
        'As you come out, turn left and walk 20 metres.',
        'Gå till vänster när du kommer ut och fortsätt 20 meter.',
        'Gå til venstre når du kommer ut, og fortsett 20 meter.',
        'Farðu til vinstri þegar þú kemur út og gakktu 20 metra.',
      ],
    ],
    [
      walk({ ...straight, leaving: { kind: 'stairs', direction: 'up' } }),
      [
        'At the top, walk 20 metres straight ahead.',
        'Gå rakt fram när du kommer upp och fortsätt 20 meter.',
        'Gå rett fram når du kommer opp, og fortsett 20 meter.',
        'Farðu beint áfram þegar þú kemur upp og gakktu 20 metra.',
      ],
    ],
    [
      walk({ kind: 'bear', side: 'right', metres: 0, leaving: { kind: 'ramp', direction: 'down' } }),
      [
        'At the bottom, bear right.',
        'Håll snett åt höger när du kommer ner.',
        'Hold til høyre når du kommer ned.',
        'Farðu á ská til hægri þegar þú kemur niður.',
      ],
    ],
    [
      walk({ kind: 'turnRound', leaving: { kind: 'escalator', direction: 'up' } }),
      [
        'As you step off, turn around and walk 20 metres.',
        'Vänd dig om när du kliver av och gå 20 meter.',
        'Snu deg når du går av, og gå 20 meter.',
        'Snúðu þér við þegar þú stígur af og gakktu 20 metra.',
      ],
    ],
    [
      walk({ ...straight, leaving: { kind: 'ramp', direction: 'level' } }),
      [
        'At the end, walk 20 metres straight ahead.',
        'Gå rakt fram efter rampen och fortsätt 20 meter.',
        'Gå rett fram etter rampen, og fortsett 20 meter.',
        'Farðu beint áfram þegar þú kemur á endann og gakktu 20 metra.',
      ],
    ],
    [
      walk({ kind: 'bear', side: 'left', leaving: { kind: 'escalator', direction: 'down' } }),
      [
        'As you step off, bear left and walk 20 metres.',
        'Håll snett åt vänster när du kliver av och fortsätt 20 meter.',
        'Hold til venstre når du går av, og fortsett 20 meter.',
        'Farðu á ská til vinstri þegar þú stígur af og gakktu 20 metra.',
      ],
    ],
    [
      walk({
        kind: 'walk',
        towards: { kind: 'shop', name: { se: 'Zap' } },
        leaving: { kind: 'ramp', direction: 'level' },
      }),
      [
        'At the end, walk 20 metres towards Zap.',
        'Gå 20 meter mot Zap efter rampen.',
        'Gå 20 meter mot Zap etter rampen.',
        'Gakktu 20 metra í átt að versluninni Zap þegar þú kemur á endann.',
      ],
    ],
  ])('%o', (step, sentences) => expect(inAll([step])).toEqual(sentences))
})

describe('connectors', () => {
  const stepOf = (
    kind: 'lift' | 'escalator' | 'stairs' | 'ramp' | 'travelator',
    direction: 'up' | 'down' | 'level',
  ): Step => ({
    ...where,
    kind: 'connector',
    connector: { id: 'c', kind },
    direction,
    floor: {
      id: 'floor 1',
      name: { en: 'One' },
      spoken: { en: 'level 1', se: 'plan 1', no: 'plan 1', is: '1. hæð' },
      ordinal: 1,
    },
  })

  test.each<[Parameters<typeof stepOf>, string[]]>([
    [
      ['lift', 'down'],
      [
        'Take the lift down to level 1.',
        'Ta hissen ner till plan 1.',
        'Ta heisen ned til plan 1.',
        'Taktu lyftuna niður á 1. hæð.',
      ],
    ],
    [
      ['escalator', 'up'],
      [
        'Take the escalator up to level 1.',
        'Ta rulltrappan upp till plan 1.',
        'Ta rulletrappen opp til plan 1.',
        'Taktu rúllustigann upp á 1. hæð.',
      ],
    ],
    [
      ['stairs', 'down'],
      [
        'Take the stairs down to level 1.',
        'Ta trappan ner till plan 1.',
        'Ta trappen ned til plan 1.',
        'Taktu stigann niður á 1. hæð.',
      ],
    ],
    [
      ['ramp', 'up'],
      [
        'Take the ramp up to level 1.',
        'Ta rampen upp till plan 1.',
        'Ta rampen opp til plan 1.',
        'Farðu skábrautina upp á 1. hæð.',
      ],
    ],
    [
      ['travelator', 'level'],
      [
        'Take the travelator to level 1.',
        'Ta rullbandet till plan 1.',
        'Ta rullebåndet til plan 1.',
        'Taktu rúllubrautina yfir á 1. hæð.',
      ],
    ],
  ])('%o', (args, sentences) => expect(inAll([stepOf(...args)])).toEqual(sentences))

  test('one that stays on its floor leads to none', () => {
    const step = { ...stepOf('travelator', 'level'), floorId: 'floor 1' }
    expect(inAll([step])).toEqual(['Take the travelator.', 'Ta rullbandet.', 'Ta rullebåndet.', 'Taktu rúllubrautina.'])
  })
})

describe('arrivals', () => {
  test.each([
    ['left', ['On your left: Lun.', 'På vänster sida: Lun.', 'På venstre side: Lun.', 'Á vinstri hönd: Lun.']],
    ['right', ['On your right: Lun.', 'På höger sida: Lun.', 'På høyre side: Lun.', 'Á hægri hönd: Lun.']],
    ['ahead', ['Straight ahead: Lun.', 'Rakt fram: Lun.', 'Rett fram: Lun.', 'Beint fram undan: Lun.']],
    ['behind', ['Behind you: Lun.', 'Bakom dig: Lun.', 'Bak deg: Lun.', 'Fyrir aftan þig: Lun.']],
    [
      undefined,
      ['Next to you: Lun.', 'Alldeles intill dig: Lun.', 'Rett ved siden av deg: Lun.', 'Rétt hjá þér: Lun.'],
    ],
  ] as const)('%s', (side, sentences) => {
    expect(inAll([{ ...where, kind: 'arrive', goal: shop('Lun'), ...(side && { side }) }])).toEqual(sentences)
  })

  test('names are in the language, else in the first that has one, and keep their letters', () => {
    const goal = { kind: 'shop', name: { is: 'lóa', se: 'lun', en: 'lun & co' } } as const
    const step: Step = { ...where, kind: 'arrive', goal, side: 'ahead' }
    expect(en([step], ['se'])).toEqual(['Straight ahead: lun & co.'])
    expect(no([step], ['se'])).toEqual(['Rett fram: lun.'])
    expect(no([step])).toEqual(['Rett fram: lóa.'])
  })
})

describe('a mirrored plan', () => {
  const mirroredPoint = ({ x, y }: Point): Point => ({ x: 1 - x, y })
  const mirroredDegrees = (degrees: number) => 360 - degrees

  const mirroredBuilding = ({ floors, ...rest }: Building): Building => ({
    ...rest,
    floors: floors.map((one) => ({
      ...one,
      areas: one.areas.map((area) => ({ ...area, points: area.points.map(mirroredPoint) })),
    })),
  })
  const mirroredLeg = ({ points, corners, crossing: end, ...rest }: Leg): Leg => ({
    ...rest,
    points: points.map(mirroredPoint),
    corners: corners.map(({ east, north }) => ({ east: size - east, north })),
    ...(end && { crossing: { ...end, ...(end.exit !== undefined && { exit: mirroredDegrees(end.exit) }) } }),
  })
  const mirroredRoute = (way: Route): Route => ({ ...way, legs: way.legs.map(mirroredLeg) })

  // eighths of a metre on a plan of 128 m: their mirrored places are exact
  const eighths = fc.integer({ min: 8, max: 1016 }).map((count) => count / 8)
  const place = fc.tuple(eighths, eighths)
  const corners = fc.array(place, { minLength: 2, maxLength: 6 })
  const area = fc.tuple(place, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }))
  const degrees = fc.double({ min: 0, max: 360, noNaN: true })
  const names = ['Lun', 'Zap', 'Lo', 'Ask', 'Alm', 'Väv', 'Ton']
  const pairs = { en: ['left', 'right'], se: ['vänster', 'höger'], no: ['venstre', 'høyre'], is: ['vinstri', 'hægri'] }

  test.each(['en', 'se', 'no', 'is'] as const)('swaps left and right and nothing else in %s', (language) => {
    const [left = '', right = ''] = pairs[language]
    const swapped = (text: string) =>
      text.replace(new RegExp(`${left}|${right}`, 'g'), (side) => (side === left ? right : left))
    fc.assert(
      fc.property(
        fc.array(area, { minLength: names.length, maxLength: names.length }),
        corners,
        corners,
        fc.option(degrees),
        fc.option(degrees, { nil: undefined }),
        fc.constantFrom('lift', 'escalator', 'stairs', 'ramp', 'travelator'),
        (areas, first, second, bearing, exit, kind) => {
          const units = areas.map(([[x, y], width, height], index) =>
            unit(names[index] ?? '', [x, y], [x + width, y + height]),
          )
          const mall = building(floor(0, units), floor(1, units))
          const way = route(leg(0, first, crossing(kind, 1, exit === undefined ? {} : { exit })), leg(1, second))
          const options: Omit<StepsOptions, 'building' | 'bearing'> = {
            goal: shop('Lun'),
            landmarks: names.map((name) => shop(name)),
          }
          const steps = stepsOf(way, { ...options, building: mall, bearing })
          const mirrored = stepsOf(mirroredRoute(way), {
            ...options,
            building: mirroredBuilding(mall),
            bearing: bearing === null ? null : mirroredDegrees(bearing),
          })
          const phrases = languages[language]
          expect(phrases(mirrored)).toEqual(phrases(steps).map(swapped))
        },
      ),
      { seed: 20261127, numRuns: 300 },
    )
  })
})
