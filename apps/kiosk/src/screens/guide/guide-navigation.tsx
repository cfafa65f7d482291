import { ArrowLeft, House } from 'lucide-react'
import { backAttributes } from '../../keypad/use-keypad'
import { clickAttributes, pathfinderViewAttributes } from '../../model/clicks'
import type { GuideContext } from './guide-context'

export type GuideNavigationProps = Pick<GuideContext, 't' | 'onBack' | 'onStart'> & {
  /** The page below is Pathfinder: clicks have its view. */
  ofPathfinder: boolean
}

/** Back and Start, for the footer. */
export const GuideNavigation = ({ t, ofPathfinder, onBack, onStart }: GuideNavigationProps) => (
  <>
    <button type="button" className="kiosk-quiet" {...backAttributes} onClick={onBack}>
      <ArrowLeft className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
      {t.back}
    </button>
    <button
      type="button"
      className="kiosk-quiet"
      {...clickAttributes('menu', 'start')}
      {...(ofPathfinder ? pathfinderViewAttributes : {})}
      onClick={onStart}
    >
      <House className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
      {t.start}
    </button>
  </>
)
