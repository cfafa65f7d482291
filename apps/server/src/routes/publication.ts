import {
  draftChanges,
  findPublication,
  lastPublication,
  listPublications,
  publishAgain,
  publishNow,
} from '../db/publication'
import { Refusal } from '../refusal'
import type { Seams } from '../seams'
import { areaOfRecord, mayReadRecord } from './access'
import type { OwnHandlers } from './context'

type Handlers = Pick<OwnHandlers, 'publications' | 'publish' | 'changes' | 'rollback'>

export function publicationRoutes({ db, random, relay }: Seams): Handlers {
  return {
    publications: async ({ mall }) => listPublications(db, mall.id),

    async publish({ mall, user, body, now }) {
      const publication = await publishNow({ db, random, mall, by: user.user, now, note: body.note })
      relay.published({ mallId: mall.id, number: publication.number })
      return publication
    },

    async changes({ mall, user, now }) {
      const last = await lastPublication(db, mall.id)
      const all = await draftChanges(db, mall, now)
      return {
        next: (last?.number ?? 0) + 1,
        changes: all
          .filter(({ type, data }) => mayReadRecord(user.permissions, type, data))
          .map(({ type, data, ...change }) => {
            const area = areaOfRecord(type, data)
            return area ? { ...change, area } : change
          }),
      }
    },

    async rollback({ mall, user, params, now }) {
      const earlier = await findPublication(db, params.id)
      if (!earlier) throw new Refusal('not_found')
      const publication = await publishAgain({ db, random, mall, by: user.user, now }, earlier)
      relay.published({ mallId: mall.id, number: publication.number })
      return publication
    },
  }
}
