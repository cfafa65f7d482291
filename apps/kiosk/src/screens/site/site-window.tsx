import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { answerMs } from '../../hooks/use-idle'
import { useStillReading } from '../../hooks/use-still-reading'
import { backAttributes } from '../../keypad/use-keypad'
import { messages } from '../../messages'
import type { Site } from '../../model/page'
import { useAccess } from '../access/access-context'
import { Question } from '../question'
import { SiteCode } from './site-code'
import './site.css'
import { siteMessages } from './site-messages'
import { type FetchFrame, useSiteFrame } from './use-site-frame'

export type SiteWindowProps = {
  site: Site
  language: LanguageCode
  fetchFrame: FetchFrame
  /** Set in a preview, where the address may be unsaved. @default false */
  draft?: boolean
  onClose: () => void
  /** Called when the question "Are you still there?" was not answered in time. */
  onLeft: () => void
}

/** A website in a modal window, or a QR code of its address if it cannot be framed. */
export function SiteWindow({
  site: { url, name },
  language,
  fetchFrame,
  draft = false,
  onClose,
  onLeft,
}: SiteWindowProps) {
  const t = siteMessages[language]
  const { attributes } = useAccess()
  const id = useId()
  const frame = useSiteFrame(url, fetchFrame, draft)
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
        {frame === 'loading' && (
          <p className="site-instead" role="status">
            {messages[language].loading}
          </p>
        )}
        {frame === 'none' && (
          <div className="site-instead">
            <SiteCode {...{ url, name, language }} hint={t.notShown} />
          </div>
        )}
        {frame === 'notSaved' && (
          <div className="site-instead" role="status">
            <p>{t.notSaved}</p>
            <p className="site-address">{url}</p>
          </div>
        )}
        {typeof frame === 'object' && (
          <iframe
            className="site-frame"
            title={name}
            src={frame.address}
            // no new windows, no downloads, no navigation of the kiosk itself
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        )}
        {asking && <Question title={t.stillReading} text={t.closesIn(answerMs / 1000)} answer={t.keepReading} />}
      </div>
    </div>
  )
}
