import { lazy, Suspense, useState } from 'react'
import { loadCode } from '../../shared/i18n/load-code'
import { useDialog } from '../../shared/routing/dialog'
import { useStore } from '../../shared/store'
import { issuedLink } from './issued-link'

// outside the component: a component that suspends on its first render is discarded, and would load forever
const dialogs = {
  user: lazy(async () => ({ default: (await loadCode(() => import('./user-dialog'))).UserDialog })),
  group: lazy(async () => ({ default: (await loadCode(() => import('./group-dialog'))).GroupDialog })),
}
const PasswordLinkDialog = lazy(async () => ({
  default: (await loadCode(() => import('./password-link-dialog'))).PasswordLinkDialog,
}))

type LazyDialogProps = { names: readonly [string, string?]; dialog: keyof typeof dialogs }

/** Loads the code of a dialog when it opens first. It stays mounted for its closing animation. */
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
