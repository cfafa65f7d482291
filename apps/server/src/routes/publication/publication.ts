import { type calls, mayPublish } from '@kiosk-admin/api-client'
import { auditNames, idsInChanges } from '../../db/audit/names'
import { draftChanges } from '../../db/publication/draft-changes'
import {
  type DraftChange,
  findPublication,
  lastPublication,
  listPublications,
  publishAgain,
  publishNow,
  recordsKeptBack,
  rollbackChangesTo,
} from '../../db/publication/publication'
import type { Dependencies } from '../../dependencies'
import { HttpError } from '../../http-error'
import { changeInMall } from '../../store/change'
import type { Context, OwnHandlers } from '../dispatch/context'
import { hidden, readable } from './readable'

type Reader = Pick<Context<typeof calls.changes>, 'mall' | 'permissions' | 'user'>
type Handlers = Pick<OwnHandlers, 'publications' | 'publish' | 'changes' | 'rollbackChanges' | 'rollback'>

export function publicationRoutes(dependencies: Dependencies): Handlers {
  const { db } = dependencies

  /** The changes that the reader may read, with the names of the records in them. */
  async function readableChanges({ mall, permissions, user }: Reader, all: DraftChange[]) {
    const changes = readable(permissions, all)
    const ids = changes.flatMap(({ fields }) => idsInChanges(fields))
    const names = await auditNames(db, { mallId: mall.id, mallIds: user.mallIds }, ids)
    return { changes, names }
  }

  return {
    publications: async ({ mall }) => listPublications(db, mall.id),

    publish: (context) => changeInMall(dependencies, context, (it) => publishNow({ ...it, note: context.body.note })),

    async changes(context) {
      const { mall, permissions, now } = context
      const last = await lastPublication(db, mall.id)
      const changes = await draftChanges(db, mall, now)
      return {
        next: (last?.number ?? 0) + 1,
        ...(await readableChanges(context, changes)),
        // Publish sends hidden changes, too
        hidden: mayPublish(permissions) ? hidden(permissions, changes) : [],
        keptBack: readable(permissions, await recordsKeptBack(db, mall.id)),
      }
    },

    async rollbackChanges(context) {
      const { mall, permissions, params } = context
      const earlier = await findPublication(db, params.id)
      if (!earlier) throw new HttpError('not_found')
      const changes = await rollbackChangesTo(db, mall, earlier.id)
      return { ...(await readableChanges(context, changes)), hidden: hidden(permissions, changes) }
    },

    async rollback(context) {
      const earlier = await findPublication(db, context.params.id)
      if (!earlier) throw new HttpError('not_found')
      return changeInMall(dependencies, context, (it) => publishAgain(it, earlier))
    },
  }
}
