import { useParams } from 'wouter'
import { useImportExportContext } from '../../../data/content/use-import-export-context'
import { useMessages } from '../../../shared/i18n/i18n'
import { ImportDialog } from '../../../shared/import-export/import-dialog'
import { userMessages } from '../messages'
import { userSubject } from './user-subject'

/** Imports users; in the list of a group, new users belong to it unless the file has another group. */
export function UserImport() {
  const { id: groupId } = useParams<{ id?: string }>()
  const t = useMessages(userMessages)
  const context = useImportExportContext()
  return <ImportDialog title={t('users.title')} {...userSubject(groupId === undefined ? {} : { groupId }, context)} />
}
