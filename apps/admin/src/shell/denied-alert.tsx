import { lazy, Suspense, useState } from 'react'
import { useDenied } from '../shared/denied'

const DeniedDialog = lazy(async () => ({ default: (await import('./denied-dialog')).DeniedDialog }))

/** The dialog that tells of a refusal is loaded with the first one; then it stays, so that it closes gently. */
export function DeniedAlert() {
  const denied = useDenied()
  const [wanted, setWanted] = useState(false)
  if (denied && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <DeniedDialog />
      </Suspense>
    )
  )
}
