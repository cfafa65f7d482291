import type { RecordOf } from '@kiosk-admin/api-client'
import { lazy } from 'react'
import { useImportExportContext } from '../../data/content/use-import-export-context'
import { useMessages } from '../../shared/i18n/i18n'
import { language } from '../../shared/i18n/language'
import { loadCode } from '../../shared/i18n/load-code'
import { ImportExportItems } from '../../shared/import-export/import-export-items'
import { ImportSlot } from '../../shared/import-export/import-slot'
import type { Format } from '../../shared/import-export/rows/export-rows'
import { rowsToExport } from '../../shared/import-export/rows-to-export'
import { userMessages } from './messages'

const Import = lazy(async () => ({ default: (await loadCode(() => import('./user-import'))).UserImport }))

type UseUserImportExport = {
  title: string
  found: readonly RecordOf<'user'>[]
  selected: readonly RecordOf<'user'>[]
  mayWrite: boolean
}

/** Import and export of the listed users, or of the selected ones. */
export function useUserImportExport({ title, found, selected, mayWrite }: UseUserImportExport) {
  const t = useMessages(userMessages)
  const context = useImportExportContext()
  const records = rowsToExport(found, selected)

  async function makeFile(format: Format) {
    const [{ userSubject }, { exportRows }] = await Promise.all([
      loadCode(() => import('./user-subject')),
      loadCode(() => import('../../shared/import-export/rows/export-rows')),
    ])
    return exportRows({ ...userSubject({}, context), records, format, language: language.get() })
  }

  return {
    items: (
      <ImportExportItems
        what={t('users.count', { count: records.length })}
        count={records.length}
        area="User"
        fileName={title}
        mayImport={mayWrite}
        makeFile={makeFile}
      />
    ),
    dialog: mayWrite && <ImportSlot Import={Import} />,
  }
}
