import { languagesOf } from '../../db/lists/columns'
import type { ListQuery } from '../../db/lists/page'
import { pageOfTrash } from '../../db/lists/trash-list'
import { isFullAdministrator } from '../../db/people/rights'
import type { Dependencies } from '../../dependencies'
import type { Context, OwnHandlers } from '../dispatch/context'

type TrashContext = Pick<Context<never>, 'mall' | 'user' | 'permissions' | 'now'> & { query: ListQuery }

export function trashRoutes({ db }: Dependencies): Pick<OwnHandlers, 'trash' | 'trashPage'> {
  const page = ({ mall, user, permissions, now, query }: TrashContext) => {
    const { sort, q, language, limit, cursor, offset } = query
    const reader = { mallId: mall.id, permissions, withMalls: isFullAdministrator(user.rights), now }
    return pageOfTrash(db, reader, languagesOf(mall.languages, language), { sort, q, language, limit, cursor, offset })
  }
  return { trash: async (context) => (await page(context)).data, trashPage: page }
}
