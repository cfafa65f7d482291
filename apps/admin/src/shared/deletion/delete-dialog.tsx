// The dialog that confirms a deletion and lists usages of the records.

import type { ApiError, Call, Usage } from '@kiosk-admin/api-client'
import { ConfirmDialog, Note } from '@kiosk-admin/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useUsage } from '../../data/content/use-usage'
import { useMessages } from '../i18n/i18n'
import { UsageList } from '../usage-list'
import { deletionMessages } from './messages'

/** Maximum wait for usages before the dialog opens; it then grows when they load. */
const maxWaitMs = 800

/** Records that use a record, and the number of usages that the user may not see. */
export type InUse = Pick<ApiError, 'usedBy' | 'hiddenUses'>

type DeleteDialogProps = {
  ids: readonly string[]
  /** Call that returns usages; `undefined` for records that nothing can reference. */
  usage?: Call | undefined
  /** Usages from a rejected deletion. */
  rejectedUsage?: InUse | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
  /** Consequences of the deletion. */
  children: ReactNode
}

/** Asks for confirmation of a deletion. Lists usages, which prevent it. */
export function DeleteDialog({ ids, usage, rejectedUsage, busy, onClose, onConfirm, children }: DeleteDialogProps) {
  const { data, loading } = useUsage(usage, ids)
  const elapsed = useElapsed(maxWaitMs)
  const usages = rejectedUsage?.usedBy ?? data ?? []
  const hiddenUses = rejectedUsage?.hiddenUses ?? 0
  const inUse = usages.length + hiddenUses > 0
  return (
    <ConfirmDialog
      open={!loading || elapsed}
      kind="delete"
      busy={busy}
      locked={inUse}
      details={inUse && <InUseNote usages={usages} hiddenUses={hiddenUses} />}
      onOpenChange={onClose}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  )
}

function InUseNote({ usages, hiddenUses }: { usages: readonly Usage[]; hiddenUses: number }) {
  const t = useMessages(deletionMessages)
  return (
    <div className="mt-3 flex flex-col gap-1">
      {usages.length > 0 && (
        <>
          <Note tone="error">{t('deletion.inUse')}</Note>
          <UsageList usages={usages} />
        </>
      )}
      {hiddenUses > 0 && <Note tone="error">{t('deletion.hiddenUses', { count: hiddenUses })}</Note>}
    </div>
  )
}

/** Returns true after the delay. */
export function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return elapsed
}
