import { listAudit } from '../../db/audit-read'
import { type SearchCursor, searchMall } from '../../db/search'
import type { Dependencies } from '../../dependencies'
import { invalid } from '../../http-error'
import type { OwnHandlers } from '../dispatch/context'

/** Routes of the audit log and the search. */
export const lookUpRoutes = ({ db }: Dependencies): Pick<OwnHandlers, 'auditTrail' | 'search'> => ({
  auditTrail: ({ mall, user, permissions, query }) => {
    const reader = { mallId: mall.id, userId: user.user.id, permissions, mallIds: user.mallIds }
    return listAudit(db, reader, query)
  },

  search: async ({ mall, permissions, query }) => {
    const after = query.cursor === undefined ? undefined : cursorOf(query.cursor)
    return searchMall(db, { mallId: mall.id, permissions }, query.q, after)
  },
})

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function cursorOf(text: string): SearchCursor {
  try {
    const [rank, name, id] = JSON.parse(text)
    const sound = Number.isInteger(rank) && rank >= 0 && rank < 10 && typeof name === 'string' && uuid.test(id)
    if (sound && name.isWellFormed() && !name.includes('\u0000')) return [rank, name, id]
  } catch {
    // audited below
  }
  throw invalid('cursor', 'Unknown page cursor.')
}
