import type { Connector, Floor } from '@kiosk-admin/wayfinding'
import type { MallPlans } from '../mall-plans'
import type { ImportPlan, LevelPlan } from '../plan-import'
import { NONE } from '../tenants/tenant-kinds'
import type { ReachQuestion } from './reach-worker'

/** The building as it is after the import; areas of the floors that are written are counted. */
export function plannedBuilding({ levels, connectors }: ImportPlan, mall: MallPlans): ReachQuestion {
  const chosen = levels.filter(({ target }) => target !== NONE)
  const replaced = new Set(chosen.map(({ floorId }) => floorId))
  const joined = connectors.filter(({ isChosen }) => isChosen)
  const isReplaced = ({ id }: Pick<Connector, 'id'>) => joined.some(({ same }) => same?.id === id)
  const elsewhere = (same: MallPlans['connectors'][number] | undefined, stops: Connector['stops']) =>
    (same?.stops ?? []).filter((known) => !stops.some(({ floorId }) => floorId === known.floorId))
  return {
    floorIds: [...replaced],
    building: {
      floors: [...mall.plans.filter(({ id }) => !replaced.has(id)), ...chosen.map(floorOf)],
      connectors: [
        ...mall.connectors.filter((one) => one.status === 'Active' && !isReplaced(one)),
        ...joined.map(({ connector, stops, same }) => ({
          ...(same ?? connector),
          stops: [...elsewhere(same, stops), ...stops],
        })),
      ],
      stations: [],
    },
  }
}

function floorOf({ level, floorId, content: { areas, map }, drawn, plan }: LevelPlan): Floor {
  const picture = drawn ?? plan?.picture ?? level.picture
  return { id: floorId, name: level.name, picture, areas, map }
}
