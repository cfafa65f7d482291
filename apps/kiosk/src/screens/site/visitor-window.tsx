import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { answerMs } from '../../hooks/use-idle'
import { useStillReading } from '../../hooks/use-still-reading'
import { backAttributes } from '../../keypad/use-keypad'
import { useAccess } from '../access/access-context'
import { Question } from '../question'
import './site.css'
import { siteMessages } from './site-messages'

export type VisitorWindowProps = {
  name: string
  language: LanguageCode
  onClose: () => void
  /** Called when the question "Are you still there?" was not answered in time. */
  onLeft: () => void
}

/** A modal window over the kiosk with something to read. It closes when nobody reads any more. */
export function VisitorWindow({
  name,
  language,
  onClose,
  onLeft,
  closesIn,
  children,
}: VisitorWindowProps & {
  /** What the question says about the seconds that are left. */
  closesIn: (seconds: number) => string
  children: ReactNode
}) {
  const t = siteMessages[language]
  const { attributes } = useAccess()
  const id = useId()
  const asking = useStillReading(onLeft)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <div
      className="kiosk site-window"
      {...attributes}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-name`}
      lang={languageTags[language]}
    >
      <div className="site-panel">
        <header className="site-head">
          <h1 id={`${id}-name`}>{name}</h1>
          <button ref={close} type="button" className="site-close" {...backAttributes} onClick={onClose}>
            <X className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
            {t.close}
          </button>
        </header>
        {children}
        {asking && <Question title={t.stillReading} text={closesIn(answerMs / 1000)} answer={t.keepReading} />}
      </div>
    </div>
  )
}
