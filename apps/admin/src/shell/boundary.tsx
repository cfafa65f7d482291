import { ErrorState } from '@kiosk-admin/ui'
import { Component, type ReactNode } from 'react'
import { useMessages } from '../shared/i18n/i18n'
import { boundaryMessages } from './boundary-messages'

/** Contains render failures, such as a chunk that an update has removed: the rest of the page stays usable. */
export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed onRetry={() => location.reload()} /> : this.props.children
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(boundaryMessages)
  // has its own text, because the kit's labels may have failed to load
  return (
    <ErrorState title={t('boundary.title')} labels={{ tryAgain: t('boundary.retry') }} onRetry={onRetry}>
      {t('boundary.text')}
    </ErrorState>
  )
}
