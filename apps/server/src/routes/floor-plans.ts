import { listFloorPlans } from '../db/floor-plans'
import type { Seams } from '../seams'
import type { OwnHandlers } from './context'

export const floorPlanRoutes = ({ db }: Seams): Pick<OwnHandlers, 'floorPlans'> => ({
  floorPlans: ({ mall }) => listFloorPlans(db, mall.id),
})
