import { may, type Permissions } from '@kiosk-admin/api-client'
import { resourceOf } from '../../db/kinds'
import { todayIn } from '../../db/malls'
import { readMapState } from '../../db/map-state'
import { isDrawn, placeOf, readPlans, type SoughtRecord } from '../../db/publication/building'
import { currentSnapshot } from '../../db/publication/snapshot'
import { listStations } from '../../db/publication/stations'
import type { Dependencies } from '../../dependencies'
import { sha256 } from '../../identity'
import { keepLatest } from '../../limits/keep-latest'
import type { ReachAnswer, ReachQuestion } from '../../rules/reach'
import type { OwnHandlers } from '../dispatch/context'
import { readable } from './readable'

/** Malls whose last answer is kept. */
const mallsKept = 100

export function reachRoutes({ db, findReach }: Dependencies): Pick<OwnHandlers, 'reach'> {
  const answers = keepLatest<ReachAnswer>(mallsKept)

  return {
    async reach({ mall, permissions, now }) {
      const plans = await readPlans(db, currentSnapshot(mall.id, todayIn(mall.time_zone, now)))
      const drawn = isDrawn(plans)
      if (!drawn) return { drawn, checked: false, unreachable: [], stations: [], warnings: [] }
      const { floors, connectors, sought } = plans
      const stations = await listStations(db, mall.id)
      const { closed } = await readMapState(db, mall.id, now)
      const question: ReachQuestion = {
        building: { floors, connectors, stations: stations.map(placeOf) },
        closed: closed.map(({ target }) => target),
        codes: [...new Set(sought.flatMap(({ data }) => data.areaId ?? []))].sort(),
      }
      const hash = await sha256(new TextEncoder().encode(JSON.stringify(question)))
      const answer = await answers(mall.id, hash, () => findReach(question))
      const codeOf = (id: string) => stations.find((station) => station.id === id)?.code ?? ''
      const records = readableRecords(permissions, sought)
      return {
        drawn,
        checked: records.length > 0 && stations.length > answer.stations.length,
        unreachable: records.flatMap(({ areaId, record }) =>
          answer.unreachable
            .filter(({ code }) => code === areaId)
            .map(({ reason, stepFree, stations: from }) => ({
              record,
              areaId,
              reason,
              stepFree,
              stations: from.map(codeOf),
            })),
        ),
        stations: answer.stations.map((id) => ({ id, code: codeOf(id) })),
        warnings: may(permissions, 'Parking', 'read') ? answer.warnings : [],
      }
    },
  }
}

const readableRecords = (permissions: Permissions, sought: readonly SoughtRecord[]) =>
  sought.flatMap(({ type, id, data }) => {
    const { areaId, name } = data
    if (areaId === null) return []
    const readableOnes = readable(permissions, [{ type, data, resource: resourceOf(type), id, name }])
    return readableOnes.map((record) => ({ areaId, record }))
  })
