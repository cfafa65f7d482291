import type { ReactNode } from 'react'
import { useConnection } from '../../data/live/live'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useMessages } from '../i18n/i18n'
import { failureMessages } from './failure-messages'

/** When the server answered last, while it cannot be reached, as `data-stale` of figures outside of `AsOf`. */
export function useStale(): string | undefined {
  const connection = useConnection()
  return connection.state === 'offline' ? connection.asOf.toISOString() : undefined
}

/** Greys its figures while the server cannot be reached, and says from when they are. */
export function AsOf({ children }: { children: ReactNode }) {
  const t = useMessages(failureMessages)
  const when = useDateFormat()
  const stale = useStale()
  return (
    <>
      {stale && (
        <p className="mt-0 mb-2 text-sm text-fg-muted tabular-nums">{t('failures.asOf', { at: when.stamp(stale) })}</p>
      )}
      <div data-stale={stale}>{children}</div>
    </>
  )
}
