import { ErrorState } from '@kiosk-admin/ui'
import { Component, type ReactNode, useEffect } from 'react'
import { usePageErrors } from '../shared/api/api'
import { useMessages } from '../shared/i18n/i18n'
import { boundaryMessages } from './boundary-messages'

type State = { failure: { error: unknown } | null }

/** Contains render failures, such as a chunk that an update has removed: the rest of the page stays usable. */
export class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure ? <Failed {...failure} onRetry={() => location.reload()} /> : this.props.children
  }
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages(boundaryMessages)
  const { report } = usePageErrors()
  useEffect(() => report(error), [report, error])
  // has its own text, because the kit's labels may have failed to load
  return (
    <ErrorState title={t('boundary.title')} labels={{ tryAgain: t('boundary.retry') }} onRetry={onRetry}>
      {t('boundary.text')}
    </ErrorState>
  )
}
