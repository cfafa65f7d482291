import { ArrowLeft, House } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { clickAttributes } from '../../model/clicks'
import { useGuide } from './guide-context'

/** The head of a page: Back, Start and the title. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t, onBack, onStart } = useGuide()
  const heading = useRef<HTMLHeadingElement>(null)
  // the clicked element is gone, so the focus moves to the title, which screen readers announce
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="guide-head">
      <div className="guide-ways">
        <button type="button" className="kiosk-quiet" onClick={onBack}>
          <ArrowLeft className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
          {t.back}
        </button>
        <button type="button" className="kiosk-quiet" {...clickAttributes('menu', 'start')} onClick={onStart}>
          <House className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
          {t.start}
        </button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  )
}

/** Replaces a page when its record is no longer published. */
export function Gone() {
  const { t } = useGuide()
  return <PageHead title={t.gone} />
}
