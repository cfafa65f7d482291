import {
  ArrowUpDown,
  ChartNoAxesColumnIncreasing,
  type LucideIcon,
  MoveRight,
  MoveUpRight,
  TrendingUp,
} from 'lucide-react'
import type { FloorConnector } from '../floor-plan'

/** The pictogram of each kind of connector. */
export const connectorIcons: Readonly<Record<FloorConnector['kind'], LucideIcon>> = {
  lift: ArrowUpDown,
  escalator: MoveUpRight,
  // steps
  stairs: ChartNoAxesColumnIncreasing,
  ramp: TrendingUp,
  travelator: MoveRight,
}
