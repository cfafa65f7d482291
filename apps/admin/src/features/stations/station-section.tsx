import { ErrorState, Skeleton } from '@kiosk-admin/ui'
import { type ReactNode, useId } from 'react'
import type { Loaded } from '../../data/cache/use-call'
import { failureText } from '../../shared/failures/failures'

export type StationSectionProps = {
  title: string
  /** The title of the error. */
  failed: string
  loaded: Pick<Loaded<unknown>, 'error' | 'loading' | 'retry'>
  children: ReactNode
}

/** A section of a station's sheet with data of its own. */
export function StationSection({ title, failed, loaded: { error, loading, retry }, children }: StationSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} aria-busy={loading || undefined}>
      <h3 id={headingId} className="m-0 border-b-2 border-fg-strong pb-1.5 text-sm font-semibold text-fg-strong">
        {title}
      </h3>
      {error && (
        <ErrorState title={failed} onRetry={retry}>
          {failureText(error)}
        </ErrorState>
      )}
      {loading && <Skeleton className="mt-4" style={{ width: '80%' }} />}
      {children}
    </section>
  )
}
