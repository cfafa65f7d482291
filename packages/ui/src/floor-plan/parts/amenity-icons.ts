import {
  Accessibility,
  Armchair,
  Baby,
  Banknote,
  BusFront,
  DoorOpen,
  HeartPulse,
  Info,
  Lock,
  type LucideIcon,
  PersonStanding,
  Recycle,
  ShoppingCart,
  SquareParking,
  Toilet,
  ToyBrick,
} from 'lucide-react'
import type { FloorAmenityKind } from '../floor-plan'

/** The pictogram of each kind of amenity. */
export const amenityIcons: Readonly<Record<FloorAmenityKind, LucideIcon>> = {
  toilet: Toilet,
  accessibleToilet: PersonStanding,
  babyChanging: Baby,
  cashMachine: Banknote,
  defibrillator: HeartPulse,
  entrance: DoorOpen,
  information: Info,
  lockers: Lock,
  parking: SquareParking,
  playground: ToyBrick,
  recycling: Recycle,
  seating: Armchair,
  strollers: ShoppingCart,
  transport: BusFront,
  wheelchairs: Accessibility,
}
