import { lazy } from 'react'
import { useImportExportContext } from '../../data/content/use-import-export-context'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useKind, useKindMessages } from '../content/kind'
import { stateOf } from '../content/list/columns'
import type { ContentListState } from '../content/list/use-content-list'
import { language } from '../i18n/language'
import { loadCode } from '../i18n/load-code'
import { rowsToExport, useImportExport } from './use-import-export'

const Import = lazy(async () => ({ default: (await loadCode(() => import('./content-import'))).ContentImport }))

const nothing = { items: undefined, dialog: undefined }

/** Import and export of a content list: visible or selected records. */
export function useContentImportExport({ table, selected, mayWrite }: ContentListState, title: string) {
  const kind = useKind()
  const t = useKindMessages()
  const initialValues = kind.useInitial()
  const context = useImportExportContext()
  const today = useDateFormat().today()
  const rows = rowsToExport(table.found, selected)
  const importExport = useImportExport({
    what: t('count', { count: rows.length }),
    count: rows.length,
    area: kind.area,
    fileName: title,
    mayImport: mayWrite,
    async makeFile(format) {
      const [{ contentSubject }, { exportRows }] = await Promise.all([
        loadCode(() => import('./rows/content-subject')),
        loadCode(() => import('./rows/export-rows')),
      ])
      const records = rows.map((row) => ({ ...row, contentStatus: stateOf(kind.type, row, today) }))
      return exportRows({ ...contentSubject(kind, initialValues, context), records, format, language: language.get() })
    },
    Import,
  })
  return kind.type.rows ? importExport : nothing
}
