import { Header } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { usePending } from '../../data/publication/use-pending'
import { useStale } from '../../shared/failures/as-of'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { useQuery } from '../../shared/routing/location'
import { LockedButton } from '../../shared/session/locked-button'
import { Boundary } from '../boundary'
import { publishMessages } from './publish-messages'

const PublishPanel = lazy(async () => ({ default: (await loadCode(() => import('./publish-panel'))).PublishPanel }))

/** The Publish button with the number of pending changes. It opens the panel; its state is in the address. */
export function PublishButton({ allowed }: { allowed: boolean }) {
  const t = useMessages(publishMessages)
  const [query, setQuery] = useQuery()
  const { total } = usePending()
  const stale = useStale()
  const open = query.get('panel') === 'publish'
  const show = (next: boolean) => setQuery({ panel: next ? 'publish' : null })
  if (!allowed) {
    return (
      <LockedButton variant="publish" reason={t('publish.why.publish')}>
        {t('publish.name')}
      </LockedButton>
    )
  }
  return (
    <>
      <Header.Publish data-stale-counts={stale} pending={total} aria-expanded={open} onClick={() => show(!open)} />
      {open && (
        <Boundary>
          <Suspense>
            <PublishPanel onClose={() => show(false)} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
