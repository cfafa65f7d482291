import { ArrowDown, Pause, Play as PlayIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { messages } from '../../messages'
import { dueNow, slideshowsOf } from '../../model/slideshows'
import './slides.css'
import { PlaylistPlayer, type PlaylistPlayerProps } from './playlist-player'
import { slideMessages } from './slide-messages'

export type InfoSlidesProps = Omit<PlaylistPlayerProps, 'shows' | 'label' | 'playing' | 'onVisible'> & {
  /** Scrolls to the menu below. */
  onMenu: () => void
}

/** Plays the due info slideshows on the whole screen, a region of the page. A touch anywhere on them scrolls to the menu. */
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
    <section
      className="kiosk-slides"
      data-orientation={orientation}
      aria-roledescription={t.slideshow}
      aria-label={t.news}
    >
      <PlaylistPlayer {...play} {...{ shows, playing }} />
      <div className="kiosk-slides-actions">
        {/* moving content can be paused: WCAG 2.2.2 */}
        <button type="button" className="kiosk-hold" onClick={() => setPlaying(!playing)}>
          <Icon className="kiosk-hold-icon" strokeWidth={1.5} aria-hidden="true" />
          {playing ? t.pause : t.play}
        </button>
        <button type="button" className="kiosk-to-menu" onClick={onMenu}>
          {messages[language].menu.label}
          <ArrowDown className="kiosk-hold-icon" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
    </section>
  )
}
