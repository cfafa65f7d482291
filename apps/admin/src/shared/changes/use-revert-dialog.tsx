import type { Change } from '@kiosk-admin/api-client'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useChanges } from '../../data/publication/use-publication'
import type { Revertible } from '../../data/publication/use-revert'
import { loadCode } from '../i18n/load-code'
import { useMayRevert } from './use-may-revert'

const RevertDialog = lazy(async () => ({
  default: (await loadCode(() => import('./revert-dialog'))).RevertDialog,
}))

const isRevertible = (change: Change): change is Revertible => change.draftVersion !== undefined

/** Finds the records that the user may set back to what is on the kiosks, and the dialog that does it. */
export function useRevertDialog() {
  const { data } = useChanges()
  const mayRevert = useMayRevert()
  const [change, setChange] = useState<Revertible>()
  /** Opens the dialog; undefined for a record that can't be set back. */
  function revertOf(id: string): (() => void) | undefined {
    const found = data?.changes.find((one) => one.id === id)
    return found && isRevertible(found) && mayRevert(found) ? () => setChange(found) : undefined
  }
  const dialog: ReactNode = change && (
    <Suspense>
      <RevertDialog change={change} names={data?.names ?? {}} onClose={() => setChange(undefined)} />
    </Suspense>
  )
  return { revertOf, dialog }
}
