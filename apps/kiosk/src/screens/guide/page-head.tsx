import { type ReactNode, useEffect, useRef } from 'react'
import { useGuide } from './guide-context'

/** The title of a page, and what changes its content. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the clicked element is gone, so the focus moves to the title, which screen readers announce
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <header className="guide-head">
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
