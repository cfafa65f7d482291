import { mayPublish } from '@kiosk-admin/api-client'
import {
  draftChanges,
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
import { change } from '../../store/change'
import type { OwnHandlers } from '../dispatch/context'
import { hidden, readable } from './readable'

type Handlers = Pick<OwnHandlers, 'publications' | 'publish' | 'changes' | 'rollbackChanges' | 'rollback'>

export function publicationRoutes(dependencies: Dependencies): Handlers {
  const { db } = dependencies
  return {
    publications: async ({ mall }) => listPublications(db, mall.id),

    publish: (context) =>
      change(dependencies, context, (it) => publishNow({ ...it, mall: context.mall, note: context.body.note })),

    async changes({ mall, permissions, now }) {
      const last = await lastPublication(db, mall.id)
      const changes = await draftChanges(db, mall, now)
      return {
        next: (last?.number ?? 0) + 1,
        changes: readable(permissions, changes),
        // Publish sends hidden changes, too
        hidden: mayPublish(permissions) ? hidden(permissions, changes) : [],
        keptBack: readable(permissions, await recordsKeptBack(db, mall.id)),
      }
    },

    async rollbackChanges({ mall, permissions, params }) {
      const earlier = await findPublication(db, params.id)
      if (!earlier) throw new HttpError('not_found')
      const changes = await rollbackChangesTo(db, mall, earlier.id)
      return { changes: readable(permissions, changes), hidden: hidden(permissions, changes) }
    },

    async rollback(context) {
      const earlier = await findPublication(db, context.params.id)
      if (!earlier) throw new HttpError('not_found')
      return change(dependencies, context, (it) => publishAgain({ ...it, mall: context.mall }, earlier))
    },
  }
}
