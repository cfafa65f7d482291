import type { Amenity, Connector, PlaceKind, Step } from '@kiosk-admin/wayfinding'
import { connectorPaths } from '@kiosk-admin/wayfinding/drawing'
import type { Nearby } from '@kiosk-admin/wayfinding/ways'
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
  Recycle,
  ShoppingCart,
  Toilet,
  Undo2,
  Utensils,
} from 'lucide-react'

const drawn = (kind: Connector['kind']) =>
  createLucideIcon(
    kind,
    connectorPaths[kind].map((d) => ['path', { d, key: d }]),
  )

export const connectorIcons: Record<Connector['kind'], LucideIcon> = {
  lift: drawn('lift'),
  escalator: drawn('escalator'),
  stairs: drawn('stairs'),
  ramp: drawn('ramp'),
  travelator: drawn('travelator'),
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
