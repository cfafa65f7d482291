import { readMapState } from '../../db/map-state'
import type { Dependencies } from '../../dependencies'
import { sha256 } from '../../identity'
import { changeInMall } from '../../store/change'
import { setMapState } from '../../store/map-state'
import { answerPacked, packedOf } from '../content/packed'
import type { OwnHandlers } from '../dispatch/context'

type Handlers = Pick<OwnHandlers, 'mapStateOfMall' | 'setMapState' | 'kioskMapState'>

export function mapStateRoutes(dependencies: Dependencies): Handlers {
  const { db, packers } = dependencies
  return {
    mapStateOfMall: ({ mall, now }) => readMapState(db, mall.id, now),

    async setMapState(context) {
      const { params, body, mall, now } = context
      await changeInMall(dependencies, context, (it) => setMapState(it, { ...params, ...body }))
      return readMapState(db, mall.id, now)
    },

    async kioskMapState({ mall, now, request }) {
      const state = await readMapState(db, mall.id, now)
      const plain = new TextEncoder().encode(JSON.stringify(state))
      // not the version, which another mall or a restored back-up may have, too
      const id = await sha256(plain)
      const bytes = () => packedOf(id, Promise.resolve(plain))
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-cache' }
      return answerPacked(request, packers, { id, bytes }, headers)
    },
  }
}
