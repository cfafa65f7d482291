import { ArrowDown, Pause, Play as PlayIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { messages } from '../../messages'
import { dueNow, slideshowsOf } from '../../model/slideshows'
import './slides.css'
import { Play, type PlayProps } from './play'
import { slideMessages } from './slide-messages'

export type InfoSlidesProps = Omit<PlayProps, 'shows' | 'label' | 'playing' | 'onSeen'> & {
  /** Leads to the menu, which stands below. */
  onMenu: () => void
}

/** The info slideshows that are due, as large as the screen: a touch anywhere on them leads to the menu. */
export function InfoSlides({ onMenu, ...play }: InfoSlidesProps) {
  const { publication, now, orientation, language } = play
  const all = useMemo(() => slideshowsOf(publication, 'info'), [publication])
  const { timeZone } = publication.mall
  const shows = useMemo(() => dueNow(all, now, timeZone, orientation), [all, now, timeZone, orientation])
  const [playing, setPlaying] = useState(true)
  const t = slideMessages[language]
  if (shows.length === 0) return null
  const Icon = playing ? Pause : PlayIcon
  return (
    <div className="kiosk-slides" data-orientation={orientation}>
      <Play {...play} {...{ shows, playing }} label={t.news} />
      <div className="kiosk-slides-actions">
        {/* what moves beside something to read can be stopped */}
        <button type="button" className="kiosk-hold" onClick={() => setPlaying(!playing)}>
          <Icon className="kiosk-hold-icon" strokeWidth={1.5} aria-hidden="true" />
          {playing ? t.pause : t.play}
        </button>
        <button type="button" className="kiosk-to-menu" onClick={onMenu}>
          {messages[language].menu.label}
          <ArrowDown className="kiosk-hold-icon" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
