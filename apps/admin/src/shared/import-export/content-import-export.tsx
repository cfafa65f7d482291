import { useImportExportContext } from '../../data/content/use-import-export-context'
import { useKind, useKindMessages } from '../content/kind'
import { loadChosen } from '../content/list/loaded-rows'
import type { ContentListState } from '../content/list/use-content-list'
import { language } from '../i18n/language'
import { loadCode } from '../i18n/load-code'
import { ImportExportItems } from './import-export-items'
import type { Format } from './rows/export-rows'

type ContentImportExportProps = { list: ContentListState; title: string }

/** Menu items for import and export of a content list: visible or selected records. */
export function ContentImportExport({ list, title }: ContentImportExportProps) {
  const { table, selection, mayWrite } = list
  const kind = useKind()
  const t = useKindMessages()
  const initialValues = kind.useInitial()
  const context = useImportExportContext()
  const count = selection.length || table.foundCount

  async function makeFile(format: Format) {
    const [rows, { contentSubject }, { exportRows }] = await Promise.all([
      loadChosen(list),
      loadCode(() => import('./rows/content-subject')),
      loadCode(() => import('./rows/export-rows')),
    ])
    return exportRows({
      ...contentSubject(kind, initialValues, context),
      records: rows,
      format,
      language: language.get(),
    })
  }

  return (
    <ImportExportItems
      what={t('count', { count })}
      count={count}
      area={kind.area}
      fileName={title}
      mayImport={mayWrite}
      makeFile={makeFile}
    />
  )
}
