import { useParams } from 'wouter'
import { useExchangeMeans } from '../../data/use-exchange-means'
import { ImportDialog } from '../../shared/exchange/import-dialog'
import { useTexts } from '../../shared/i18n'
import { userMessages } from './messages'
import { userSubject } from './user-subject'

/** The import of users; in the list of a group, new ones are of it unless the file says otherwise. */
export function UserImport() {
  const { id: groupId } = useParams<{ id?: string }>()
  const t = useTexts(userMessages)
  const means = useExchangeMeans()
  return <ImportDialog title={t('users.title')} {...userSubject(groupId === undefined ? {} : { groupId }, means)} />
}
