import { lazy } from 'react'
import { useExchangeMeans } from '../../data/use-exchange-means'
import { useWhen } from '../../data/use-when'
import { stateOf } from '../content/columns'
import { useKind, useKindTexts } from '../content/kind'
import type { ContentListState } from '../content/use-content-list'
import { language } from '../language'
import { rowsToExport, useExchange } from './use-exchange'

const Import = lazy(async () => ({ default: (await import('./content-import')).ContentImport }))

const nothing = { items: undefined, dialog: undefined }

/** Import and export of the list around: what it shows, or those that are selected. */
export function useContentExchange({ table, selected, mayWrite }: ContentListState, title: string) {
  const kind = useKind()
  const t = useKindTexts()
  const here = kind.useInitial()
  const means = useExchangeMeans()
  const today = useWhen().today()
  const rows = rowsToExport(table.found, selected)
  const exchange = useExchange({
    what: t('count', { count: rows.length }),
    count: rows.length,
    fileName: title,
    mayImport: mayWrite,
    async makeFile(format) {
      const [{ contentSubject }, { exportRows }] = await Promise.all([
        import('./content-subject'),
        import('./export-rows'),
      ])
      const records = rows.map((row) => ({ ...row, contentStatus: stateOf(kind.type, row, today) }))
      return exportRows({ ...contentSubject(kind, here, means), records, format, language: language.get() })
    },
    Import,
  })
  return kind.type.rows ? exchange : nothing
}
