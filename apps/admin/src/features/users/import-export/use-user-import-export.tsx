import { lazy } from 'react'
import { useImportExportContext } from '../../../data/content/use-import-export-context'
import { loadChosen } from '../../../shared/content/list/loaded-rows'
import { useMessages } from '../../../shared/i18n/i18n'
import { language } from '../../../shared/i18n/language'
import { loadCode } from '../../../shared/i18n/load-code'
import { ImportExportItems } from '../../../shared/import-export/import-export-items'
import { ImportSlot } from '../../../shared/import-export/import-slot'
import type { Format } from '../../../shared/import-export/rows/export-rows'
import { userMessages } from '../messages'
import type { useUserTable } from '../use-user-table'

const Import = lazy(async () => ({ default: (await loadCode(() => import('./user-import'))).UserImport }))

type UseUserImportExport = {
  title: string
  mayWrite: boolean
  list: Pick<ReturnType<typeof useUserTable>, 'table'>
}

/** Import and export of the listed users, or of the selected ones. */
export function useUserImportExport({ title, list, mayWrite }: UseUserImportExport) {
  const t = useMessages(userMessages)
  const context = useImportExportContext()
  const count = list.table.selection.length || list.table.foundCount

  async function makeFile(format: Format) {
    const [records, { userSubject }, { exportRows }] = await Promise.all([
      loadChosen(list),
      loadCode(() => import('./user-subject')),
      loadCode(() => import('../../../shared/import-export/rows/export-rows')),
    ])
    return exportRows({ ...userSubject({}, context), records, format, language: language.get() })
  }

  return {
    items: (
      <ImportExportItems
        what={t('users.count', { count })}
        count={count}
        area="User"
        fileName={title}
        mayImport={mayWrite}
        makeFile={makeFile}
      />
    ),
    dialog: mayWrite && <ImportSlot Import={Import} />,
  }
}
