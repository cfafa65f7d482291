import { listFloorPlans } from '../../db/floor-plans'
import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'

export const floorPlanRoutes = ({ db }: Dependencies): Pick<OwnHandlers, 'floorPlans'> => ({
  floorPlans: ({ mall }) => listFloorPlans(db, mall.id),
})
