import { lazy, Suspense, useState } from 'react'
import { useDialog } from '../../shared/dialog'
import { useStore } from '../../shared/store'
import { issuedLink } from './issued-link'

// once, not in a component: what suspends while it first renders is thrown away, and would load for ever
const dialogs = {
  user: lazy(async () => ({ default: (await import('./user-dialog')).UserDialog })),
  group: lazy(async () => ({ default: (await import('./group-dialog')).GroupDialog })),
}
const PasswordLinkDialog = lazy(async () => ({
  default: (await import('./password-link-dialog')).PasswordLinkDialog,
}))

type LazyDialogProps = { names: readonly [string, string?]; dialog: keyof typeof dialogs }

/** A form and all that it is made of is loaded when one is opened first; then it stays, so that it closes gently. */
export function LazyDialog({ names: [first, second = first], dialog }: LazyDialogProps) {
  const firstDialog = useDialog(first)
  const secondDialog = useDialog(second)
  const [loaded, setLoaded] = useState(false)
  const link = useStore(issuedLink)
  if ((firstDialog.open || secondDialog.open) && !loaded) setLoaded(true)
  const Dialog = dialogs[dialog]
  return (
    <Suspense>
      {loaded && <Dialog />}
      {dialog === 'user' && link && <PasswordLinkDialog link={link} />}
    </Suspense>
  )
}
