// The admin's SWR cache: one per user, without automatic retries.

import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { useSession } from '../../shared/session/session'

// no automatic retries: they would hide failures and load a server that is down
const settings = { provider: () => new Map(), shouldRetryOnError: false }

/** One cache per user, so that no data of an earlier session is shown. */
export const Cache = ({ children }: { children: ReactNode }) => (
  <SWRConfig key={useSession()?.userId ?? ''} value={settings}>
    <MutateWhileMounted>{children}</MutateWhileMounted>
  </SWRConfig>
)

type Mutate = ReturnType<typeof useSWRConfig>['mutate']

/** SWR throws when an answer arrives after signing out, because its cache no longer exists. */
function MutateWhileMounted({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig()
  const mounted = useRef(true)
  useLayoutEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  const value: SWRConfiguration & { mutate: Mutate } = useMemo(() => {
    const whileMounted = (...input: Parameters<Mutate>) =>
      mounted.current ? mutate(...input) : Promise.resolve(undefined)
    return { mutate: whileMounted as Mutate } // one function for all of its overloads
  }, [mutate])
  return <SWRConfig value={value}>{children}</SWRConfig>
}
