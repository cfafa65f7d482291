import { ArrowLeft, House } from 'lucide-react'
import { clickAttributes } from '../../model/clicks'
import type { GuideContext } from './guide-context'

export type GuideNavigationProps = Pick<GuideContext, 't' | 'onBack' | 'onStart'>

/** Back and Start, for the footer. */
export const GuideNavigation = ({ t, onBack, onStart }: GuideNavigationProps) => (
  <>
    <button type="button" className="kiosk-quiet" onClick={onBack}>
      <ArrowLeft className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
      {t.back}
    </button>
    <button type="button" className="kiosk-quiet" {...clickAttributes('menu', 'start')} onClick={onStart}>
      <House className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
      {t.start}
    </button>
  </>
)
