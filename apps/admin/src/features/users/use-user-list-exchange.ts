import type { User } from '@kiosk-admin/api-client'
import { lazy } from 'react'
import { useExchangeMeans } from '../../data/use-exchange-means'
import { rowsToExport, useExchange } from '../../shared/exchange/use-exchange'
import { useTexts } from '../../shared/i18n'
import { language } from '../../shared/language'
import { userMessages } from './messages'

const Import = lazy(async () => ({ default: (await import('./user-import')).UserImport }))

type UseUserListExchange = { title: string; found: readonly User[]; selected: readonly User[]; mayWrite: boolean }

/** Import and export of the users that a list shows, or of those that are selected. */
export function useUserListExchange({ title, found, selected, mayWrite }: UseUserListExchange) {
  const t = useTexts(userMessages)
  const means = useExchangeMeans()
  const records = rowsToExport(found, selected)
  return useExchange({
    what: t('users.count', { count: records.length }),
    count: records.length,
    fileName: title,
    mayImport: mayWrite,
    async makeFile(format) {
      const [{ userSubject }, { exportRows }] = await Promise.all([
        import('./user-subject'),
        import('../../shared/exchange/export-rows'),
      ])
      return exportRows({ ...userSubject({}, means), records, format, language: language.get() })
    },
    Import,
  })
}
