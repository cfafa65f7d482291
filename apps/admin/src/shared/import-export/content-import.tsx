import { useImportExportContext } from '../../data/content/use-import-export-context'
import { useKind, useKindMessages } from '../content/kind'
import { ImportDialog } from './import-dialog'
import { contentSubject } from './rows/content-subject'

/** Import dialog of the current content type. */
export function ContentImport() {
  const kind = useKind()
  const initialValues = kind.useInitial()
  const t = useKindMessages()
  const context = useImportExportContext()
  return <ImportDialog title={t('title')} {...contentSubject(kind, initialValues, context)} />
}
