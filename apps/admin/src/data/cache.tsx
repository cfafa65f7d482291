import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useSession } from '../shared/session'

// failures are shown with "Try again"; trying by itself would hide them and hammer a server that is down
const settings = { provider: () => new Map(), shouldRetryOnError: false }

/** A cache of its own for each user: nobody sees what another one was allowed to. */
export const Cache = ({ children }: { children: ReactNode }) => (
  <SWRConfig key={useSession()?.userId ?? ''} value={settings}>
    {children}
  </SWRConfig>
)
