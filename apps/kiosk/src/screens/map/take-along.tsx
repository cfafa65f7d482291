import type { LanguageCode } from '@kiosk-admin/api-client'
import { QrCode } from 'lucide-react'
import { useId, useState } from 'react'
import { clickAttributes } from '../../model/clicks'
import { useGuide } from '../guide/guide-context'
import { SiteCode } from '../site/site-code'
import type { Goal } from './goal'
import { mapMessages } from './map-messages'

/** A button for a QR code of the page with the way, for the visitor's phone; nothing if phones can't open it. */
export function TakeAlong({ goal }: { goal: Goal }) {
  const { waysUrl, language, stepFree } = useGuide()
  const [open, setOpen] = useState(false)
  const id = useId()
  const url = waysUrl && addressOf(waysUrl, goal, { stepFree, language })
  if (!url) return null
  const t = mapMessages[language]
  return (
    <div className="map-take-along">
      <button
        id={id}
        type="button"
        className="map-option"
        aria-expanded={open}
        {...clickAttributes('menu', 'take-along')}
        onClick={() => setOpen(!open)}
      >
        <QrCode className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
        {t.takeAlong}
      </button>
      {open && (
        <section ref={showWhole} aria-labelledby={id}>
          <SiteCode url={url} name={goal.name} language={language} hint={t.takeAlongHint} />
        </section>
      )}
    </div>
  )
}

/** The buttons at the bottom of the screen may be above the code. */
const showWhole = (section: HTMLElement | null) => section?.scrollIntoView({ block: 'center' })

type Options = { stepFree: boolean; language: LanguageCode }

/** The address of a way: its record, the record's code as it is now, and the visitor's choices. */
function addressOf(waysUrl: string, { recordId, areaId }: Goal, { stepFree, language }: Options): string | undefined {
  if (recordId === null || areaId === null) return undefined
  const query = new URLSearchParams({ u: areaId, ...(stepFree ? { s: '1' } : {}), l: language })
  return `${waysUrl}/${recordId}?${query}`
}
