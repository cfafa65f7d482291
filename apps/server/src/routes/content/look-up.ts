import { type calls, may } from '@kiosk-admin/api-client'
import { auditRecordId } from '../../db/audit/authors'
import { type AuditFilters, type AuditReader, listAudit } from '../../db/audit/read'
import { isFullAdministrator } from '../../db/people/rights'
import { type SearchCursor, searchMall } from '../../db/search'
import type { Db, Dependencies } from '../../dependencies'
import { HttpError, invalid } from '../../http-error'
import { audit } from '../../store/audit'
import { change, changeInMall, userNow } from '../../store/change'
import type { Context, OwnHandlers } from '../dispatch/context'
import { downloadResponse } from '../dispatch/download'
import { auditCsv } from './audit-csv'

type Handlers = Pick<OwnHandlers, 'auditTrail' | 'exportAudit' | 'recordExport' | 'search'>

/** Reading the audit and searching. */
export const lookUpRoutes = (dependencies: Dependencies): Handlers => ({
  async auditTrail(context) {
    const { mallId, ...list } = context.query
    const { data, nextCursor } = await listAudit(dependencies.db, readerOf(context), list)
    return { data: mallId === undefined ? data : data.map(({ mall, ...entry }) => entry), nextCursor }
  },

  async exportAudit(context) {
    const { query, now } = context
    const { db, settings } = dependencies
    const { mallId, format, separator, language, ...filters } = query
    const reader = readerOf(context)
    const mall = reader.mall && context.mall
    const entry = { mallId: mall?.id ?? null, area: 'Mall', resource: 'Audit', id: auditRecordId, name: null } as const
    await change(dependencies, context, (it) => audit(it, [{ ...entry, action: 'export', before: {}, after: filters }]))
    const fallback = mall?.languages ?? [settings.defaultLanguage]
    const csv = auditCsv(pagesOf(db, context, filters), {
      languages: language ? [language, ...fallback] : fallback,
      separator: separator === 'semicolon' ? ';' : ',',
    })
    return downloadResponse(csv, { name: `history-${now.toISOString().slice(0, 10)}.${format}`, format })
  },

  async recordExport(context) {
    const { mall, body } = context
    const { area, format, count } = body
    const entry = { mallId: mall.id, area, resource: area, id: mall.id, name: null, action: 'export' } as const
    await changeInMall(dependencies, context, async (it) => {
      if (!may(it.permissions, area, 'read')) throw new HttpError('access_denied')
      await audit(it, [{ ...entry, before: {}, after: { format, count } }])
    })
    return {}
  },

  search: async ({ mall, permissions, query }) => {
    const after = query.cursor === undefined ? undefined : cursorOf(query.cursor)
    return searchMall(dependencies.db, { mallId: mall.id, permissions }, query.q, after)
  },
})

const exportedAtOnce = 500

/** Each page with the rights of its moment: a slow reader may take hours. */
async function* pagesOf(db: Db, context: Context<typeof calls.exportAudit>, filters: AuditFilters) {
  let cursor: string | undefined
  do {
    const page = await listAudit(db, readerOf(context, (await userNow(context, db)).user), {
      ...filters,
      cursor,
      limit: exportedAtOnce,
    })
    yield page.data
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Without a mall only full administrators read the audit. */
function readerOf(
  context: Context<typeof calls.auditTrail> | Context<typeof calls.exportAudit>,
  user = context.user,
): AuditReader {
  const { query } = context
  // a request without a mall has no `context.mall`
  if (query.mallId !== undefined) return { user, mall: context.mall }
  if (!isFullAdministrator(user.rights)) throw new HttpError('access_denied')
  return { user, mall: undefined }
}

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
