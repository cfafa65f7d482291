import { languagesOf } from '../../db/lists/columns'
import type { ListQuery } from '../../db/lists/page'
import { pageOfTrash } from '../../db/lists/trash-list'
import type { Dependencies } from '../../dependencies'
import type { Context, OwnHandlers } from '../dispatch/context'

type TrashContext = Pick<Context<never>, 'mall' | 'user' | 'now'> & { query: ListQuery }

export function trashRoutes({ db }: Dependencies): Pick<OwnHandlers, 'trash' | 'trashPage'> {
  const page = ({ mall, user, now, query }: TrashContext) => {
    const { sort, q, language, limit, cursor } = query
    const reader = { mallId: mall.id, permissions: user.permissions, now }
    return pageOfTrash(db, reader, languagesOf(mall.languages, language), { sort, q, language, limit, cursor })
  }
  return { trash: async (context) => (await page(context)).data, trashPage: page }
}
