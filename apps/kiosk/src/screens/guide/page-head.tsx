import { ArrowLeft, House } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { clickAttributes } from '../../model/clicks'
import { useGuide } from './guide-context'

/** The way back, the way to the start, and what the page is called. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t, onBack, onStart } = useGuide()
  const heading = useRef<HTMLHeadingElement>(null)
  // what was touched is gone: whoever listens to the page hears where they are now
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

/** For what was on its way when it was taken off the kiosks. */
export function Gone() {
  const { t } = useGuide()
  return <PageHead title={t.gone} />
}
