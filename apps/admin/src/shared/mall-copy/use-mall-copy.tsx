import type { RowAction } from '@kiosk-admin/ui/table'
import { CopyPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMalls } from '../../data/malls/use-mall'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { useMessages } from '../i18n/i18n'
import { loadCode } from '../i18n/load-code'
import { copyToMallMessages } from './action-messages'
import type { CopyIds } from './use-other-mall'

const Dialog = lazy(async () => ({ default: (await loadCode(() => import('./copy-dialog'))).CopyDialog }))

/** "Copy to another mall" for one or more records; empty if the user has no other mall. */
export function useMallCopy() {
  const { type } = useKind()
  const t = useMessages(copyToMallMessages)
  const { data: malls } = useMalls()
  const [rows, setRows] = useState<readonly Row[]>()
  // outlives the dialog, so that a retry after a lost response reuses the ids
  const [ids] = useState<CopyIds>(() => new Map())
  if (!type.portable || !malls || malls.length < 2) return {}
  return {
    action: (row: Row): RowAction => ({
      id: 'copyToMall',
      label: t('copyToMall.action'),
      icon: <CopyPlus size={16} strokeWidth={1.5} aria-hidden />,
      onSelect: () => setRows([row]),
    }),
    /** Opens the dialog for several records. */
    start: (some: readonly Row[]) => setRows(some),
    dialog: rows && (
      <Suspense>
        <Dialog rows={rows} ids={ids} onClose={() => setRows(undefined)} />
      </Suspense>
    ),
  }
}
