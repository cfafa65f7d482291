import { lazy, Suspense, useState } from 'react'
import { useDenied } from '../shared/denied'

const DeniedDialog = lazy(async () => ({ default: (await import('./denied-dialog')).DeniedDialog }))

/**
 * The alert for refused requests. Its dialog loads with the first refusal and stays mounted for its closing animation.
 */
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
