import { lazy, Suspense, useEffect, useState } from 'react'
import { loadCode } from '../shared/i18n/load-code'
import { forgetDenied, useDenied } from '../shared/session/denied'

const DeniedDialog = lazy(async () => ({ default: (await loadCode(() => import('./denied-dialog'))).DeniedDialog }))

/**
 * The alert for refused requests. Its dialog loads with the first refusal and stays mounted for its closing animation.
 */
export function DeniedAlert() {
  const denied = useDenied()
  const [loaded, setWanted] = useState(false)
  if (denied && !loaded) setWanted(true)
  // signed out: the next user may have the right
  useEffect(() => forgetDenied, [])
  return (
    loaded && (
      <Suspense>
        <DeniedDialog />
      </Suspense>
    )
  )
}
