import type { ApiError, Call, Usage } from '@kiosk-admin/api-client'
import { ConfirmDialog, Note } from '@kiosk-admin/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useUsage } from '../../data/content/use-usage'
import { useTexts } from '../i18n/i18n'
import { UsageList } from '../usage-list'
import { deletionMessages } from './messages'

/** A question that opens before its answer has come may grow under the pointer; after this long it opens all the same. */
const longestWaitMs = 800

/** Where the server says a record is used: by name, and how many other places the reader may not see. */
export type InUse = Pick<ApiError, 'usedBy' | 'hiddenUses'>

type DeleteDialogProps = {
  ids: readonly string[]
  /** The call that says what names them; none for what nothing names. */
  usage?: Call | undefined
  /** What the server refused the deletion for, after all. */
  refusedFor?: InUse | undefined
  busy: boolean
  onClose: () => void
  onConfirm: () => void
  /** What deleting means. */
  children: ReactNode
}

/** `Delete?`, asked once the server has said what is in the way. What is in use names by what, and is not deleted. */
export function DeleteDialog({ ids, usage, refusedFor, busy, onClose, onConfirm, children }: DeleteDialogProps) {
  const { data, loading } = useUsage(usage, ids)
  const waited = useWaited(longestWaitMs)
  const usages = refusedFor?.usedBy ?? data ?? []
  const hiddenUses = refusedFor?.hiddenUses ?? 0
  const inUse = usages.length + hiddenUses > 0
  return (
    <ConfirmDialog
      open={!loading || waited}
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
  const t = useTexts(deletionMessages)
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

/** Whether so much time has gone by. */
export function useWaited(milliseconds: number): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return waited
}
