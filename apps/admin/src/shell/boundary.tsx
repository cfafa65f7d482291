import { ErrorState } from '@kiosk-admin/ui'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../shared/i18n'
import { boundaryMessages } from './boundary-messages'

/** What cannot be shown, such as a part whose code an update took away, leaves the rest of the page in use. */
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
  const t = useTexts(boundaryMessages)
  // with the button's word: what cannot be shown may be what the kit's words come with
  return (
    <ErrorState title={t('boundary.title')} labels={{ tryAgain: t('boundary.retry') }} onRetry={onRetry}>
      {t('boundary.text')}
    </ErrorState>
  )
}
