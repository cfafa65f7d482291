import type { Amenity, Connector, PlaceKind, Step } from '@kiosk-admin/wayfinding'
import {
  Accessibility,
  Armchair,
  ArrowUp,
  ArrowUpLeft,
  ArrowUpRight,
  Baby,
  Banknote,
  Blocks,
  BriefcaseBusiness,
  BusFront,
  CircleParking,
  ConciergeBell,
  CornerUpLeft,
  CornerUpRight,
  createLucideIcon,
  DoorOpen,
  Footprints,
  HeartPulse,
  Info,
  LockKeyhole,
  type LucideIcon,
  MapPin,
  MoveHorizontal,
  Recycle,
  ShoppingCart,
  Toilet,
  Undo2,
  Utensils,
} from 'lucide-react'
import type { Nearby } from '../../model/ways'

const drawn = (name: string, ...paths: string[]) =>
  createLucideIcon(
    name,
    paths.map((d) => ['path', { d, key: d }]),
  )

export const connectorIcons: Record<Connector['kind'], LucideIcon> = {
  lift: drawn('lift', 'M5 3h14v18H5z', 'm9 10 3-3 3 3', 'm9 14 3 3 3-3'),
  escalator: drawn('escalator', 'M3 16h3.2L15 5h6v4h-3.2L9 20H3z'),
  stairs: drawn('stairs', 'M3 20h4.5v-5H12v-5h4.5V5H21'),
  ramp: drawn('ramp', 'M3 19h18V8z'),
  travelator: MoveHorizontal,
}

export const nearbyIcons: Record<Nearby, LucideIcon> = {
  toilet: Toilet,
  accessibleToilet: Accessibility,
  lift: connectorIcons.lift,
  exit: DoorOpen,
  information: Info,
  cashMachine: Banknote,
  babyChanging: Baby,
  lockers: LockKeyhole,
  seating: Armchair,
  playground: Blocks,
  strollers: ShoppingCart,
  wheelchairs: Accessibility,
  parking: CircleParking,
  transport: BusFront,
  recycling: Recycle,
  defibrillator: HeartPulse,
}

export const amenityIcon = (kind: Amenity['kind']): LucideIcon => nearbyIcons[kind === 'entrance' ? 'exit' : kind]

/** Of what is in a unit; a shop has none, since most units are shops. */
export const placeIcons: Partial<Record<PlaceKind, LucideIcon>> = {
  restaurant: Utensils,
  company: BriefcaseBusiness,
  service: ConciergeBell,
}

export function stepIcon(step: Step): LucideIcon {
  switch (step.kind) {
    case 'connector':
      return connectorIcons[step.connector.kind]
    case 'arrive':
      return MapPin
    case 'straight':
      return ArrowUp
    case 'bear':
      return step.side === 'left' ? ArrowUpLeft : ArrowUpRight
    case 'turn':
      return step.side === 'left' ? CornerUpLeft : CornerUpRight
    case 'turnRound':
      return Undo2
    case 'walk':
      return Footprints
  }
}
