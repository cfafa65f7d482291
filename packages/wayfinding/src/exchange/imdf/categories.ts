import type { AmenityKind, Connector, Door } from '../../model'
import type { ImportedTenant } from '../import-result'

const list = (words: string) => words.trim().split(/\s+/)

/** Values of the categories, page "Categories". The one for occupants is left out: it has over 700. */
export const categories: { readonly [featureType: string]: readonly string[] } = {
  building: list('parking transit transit.bus transit.train unspecified'),
  footprint: list('aerial ground subterranean'),
  level: list(`arrivals arrivals.domestic arrivals.intl departures departures.domestic departures.intl parking transit
    unspecified`),
  opening: list('automobile bicycle emergencyexit pedestrian pedestrian.principal pedestrian.transit service'),
  relationship: list('elevator escalator movingwalkway ramp stairs traversal traversal.path'),
  unit: list(`auditorium brick classroom column concrete conferenceroom drywall elevator escalator fieldofplay firstaid
    fitnessroom foodservice footbridge glass huddleroom kitchen laboratory library lobby lounge mailroom mothersroom
    movietheater movingwalkway nonpublic office opentobelow parking phoneroom platform privatelounge ramp recreation
    restroom restroom.family restroom.female restroom.female.wheelchair restroom.male restroom.male.wheelchair
    restroom.transgender restroom.transgender.wheelchair restroom.unisex restroom.unisex.wheelchair
    restroom.wheelchair road room serverroom shower smokingarea stairs steps storage structure terrace theater
    unenclosedarea unspecified vegetation waitingroom walkway walkway.island wood`),
  venue: list(`airport airport.intl aquarium businesscampus casino communitycenter conventioncenter governmentfacility
    healthcarefacility hotel museum parkingfacility resort retailstore shoppingcenter stadium stripmall theater
    themepark trainstation transitstation university`),
}

/** Values of `restriction`. */
export const restrictions = list('employeesonly restricted')

/** Values in `accessibility`. */
export const accessibilities = list(
  'assisted.listening braille hearing hearingloop signlanginterpreter tactilepaving tdd trs volume wheelchair',
)

export const amenityCategories: { readonly [kind in AmenityKind]: string } = {
  toilet: 'restroom',
  accessibleToilet: 'restroom.wheelchair',
  babyChanging: 'babychanging',
  cashMachine: 'atm',
  defibrillator: 'defibrillator',
  entrance: 'entry',
  information: 'information',
  lockers: 'coinlocker',
  parking: 'parking',
  playground: 'childplayarea',
  recycling: 'unspecified',
  seating: 'seating',
  strollers: 'strollerrental',
  transport: 'transit',
  wheelchairs: 'wheelchairassist',
}

const kinds = new Map<string, AmenityKind>(
  Object.entries({
    restroom: 'toilet' as const,
    babychanging: 'babyChanging' as const,
    atm: 'cashMachine' as const,
    defibrillator: 'defibrillator' as const,
    entry: 'entrance' as const,
    information: 'information' as const,
    guestservices: 'information' as const,
    coinlocker: 'lockers' as const,
    baggagestorage: 'lockers' as const,
    parking: 'parking' as const,
    childplayarea: 'playground' as const,
    seat: 'seating' as const,
    seating: 'seating' as const,
    strollerrental: 'strollers' as const,
    bus: 'transport' as const,
    rail: 'transport' as const,
    shuttle: 'transport' as const,
    taxi: 'transport' as const,
    transit: 'transport' as const,
    wheelchairassist: 'wheelchairs' as const,
  }),
)

/** Our kind of an IMDF category: by the category before its first dot, and toilets by `wheelchair`. */
export function amenityKindOf(category: string): AmenityKind | undefined {
  const [general = ''] = category.split('.')
  if (general === 'restroom' && category.endsWith('.wheelchair')) return 'accessibleToilet'
  return kinds.get(general)
}

export const connectorCategories: { readonly [kind in Connector['kind']]: string } = {
  lift: 'elevator',
  escalator: 'escalator',
  stairs: 'stairs',
  ramp: 'ramp',
  travelator: 'movingwalkway',
}

const connectorKinds = new Map([
  ...Object.entries(connectorCategories).map(([kind, category]) => [category, kind] as const),
  ['steps', 'stairs'] as const,
])

/** Our kind of connector of a category of units, amenities or relationships. */
export function connectorKindOf(category: string): Connector['kind'] | undefined {
  const kind = connectorKinds.get(category)
  return kind !== undefined && isConnectorKind(kind) ? kind : undefined
}
const isConnectorKind = (kind: string): kind is Connector['kind'] => kind in connectorCategories

/** Our kind of an occupant, whose categories are over 700: by the words that they consist of. */
export function tenantKindOf(category: string): ImportedTenant['kind'] {
  if (/restaurant|food|cafe|coffee|bakery|bar\b|pub\b|pizza|icecream|diner/.test(category)) return 'restaurant'
  return /bank|health|medical|dentist|salon|spa\b|cleaner|laundry|travel|insurance|postoffice|service/.test(category)
    ? 'service'
    : 'shop'
}

/** Units that visitors walk on. */
export const walkable = ['footbridge', 'lobby', 'platform', 'terrace', 'unenclosedarea', 'walkway', 'walkway.island']
/** Units that are solid. */
export const solid = ['brick', 'column', 'concrete', 'drywall', 'glass', 'structure', 'wood']

/** Openings that visitors pass: not those for vehicles, deliveries and emergencies. */
export const passable = ['pedestrian', 'pedestrian.principal', 'pedestrian.transit']

/** DOOR of IMDF. */
export const doorOf = (kind: Door['kind']) => ({
  type: { open: 'open', automatic: 'sliding', swing: 'swinging', revolving: 'revolving' }[kind],
  automatic: kind === 'automatic',
  material: null,
})

/** Our kind of a DOOR, or of none. */
export function doorKindOf(type: unknown, automatic: unknown): Door['kind'] {
  if (type === 'revolving') return 'revolving'
  if (automatic === true) return 'automatic'
  return type === undefined || type === null || type === 'open' ? 'open' : 'swing'
}
