import { may, type Permissions } from '@kiosk-admin/api-client'
import { resourceOf } from '../../db/kinds'
import { readMapState } from '../../db/map-state'
import { type CodedRecord, readDraftBuilding } from '../../db/publication/building'
import { nameOf } from '../../db/records'
import type { Dependencies } from '../../dependencies'
import { sha256 } from '../../identity'
import type { ReachAnswer, ReachQuestion } from '../../rules/reach'
import type { OwnHandlers } from '../dispatch/context'
import { readable } from './readable'

/** Malls whose last answer is kept. */
const mallsKept = 100

export function reachRoutes({ db, findReach }: Dependencies): Pick<OwnHandlers, 'reach'> {
  const answers = new Map<string, { hash: string; answer: Promise<ReachAnswer> }>()

  /** The last answer of a mall, as long as nothing that decides it has changed. */
  async function answerOf(mallId: string, question: ReachQuestion): Promise<ReachAnswer> {
    const hash = await sha256(new TextEncoder().encode(JSON.stringify(question)))
    const kept = answers.get(mallId)
    if (kept?.hash === hash) return kept.answer
    const answer = findReach(question)
    const entry = { hash, answer }
    answers.delete(mallId)
    answers.set(mallId, entry)
    for (const oldest of answers.keys()) if (answers.size > mallsKept) answers.delete(oldest)
    answer.catch(() => {
      if (answers.get(mallId) === entry) answers.delete(mallId)
    })
    return answer
  }

  return {
    async reach({ mall, permissions, now }) {
      const { building, coded, stations } = await readDraftBuilding(db, mall, now)
      const drawn = building.floors.some(({ map }) => map && map.walkways.length > 0)
      if (!drawn) return { drawn, unreachable: [], stations: [], warnings: [] }
      const { closed } = await readMapState(db, mall.id, now)
      const answer = await answerOf(mall.id, {
        building,
        closed: closed.map(({ target }) => target),
        codes: [...new Set(coded.map(({ data }) => data.areaId))].sort(),
      })
      const codeOf = (id: string) => stations.find((station) => station.id === id)?.code ?? ''
      return {
        drawn,
        unreachable: readableRecords(permissions, coded).flatMap(({ areaId, record }) =>
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

const readableRecords = (permissions: Permissions, coded: readonly CodedRecord[]) =>
  coded.flatMap(({ type, id, data }) =>
    readable(permissions, [{ type, data, resource: resourceOf(type), id, name: nameOf(data) }]).map((record) => ({
      areaId: data.areaId,
      record,
    })),
  )
