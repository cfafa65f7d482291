import { Pause, Play as PlayIcon } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { dueNow, slideshowsOf } from '../../model/slideshows'
import './slides.css'
import { Play, type PlayProps } from './play'
import { slideMessages } from './slide-messages'

export type BesideMenuProps = Omit<PlayProps, 'shows' | 'label' | 'playing' | 'onSeen'> & { menu: ReactNode }

/** The menu, with the info slideshows that are due beside it. */
export function BesideMenu({ menu, ...play }: BesideMenuProps) {
  const { publication, now, orientation, language } = play
  const all = useMemo(() => slideshowsOf(publication, 'info'), [publication])
  const { timeZone } = publication.mall
  const shows = useMemo(() => dueNow(all, now, timeZone, orientation), [all, now, timeZone, orientation])
  const [playing, setPlaying] = useState(true)
  const t = slideMessages[language]
  if (shows.length === 0) return menu
  const Icon = playing ? Pause : PlayIcon
  return (
    <div className="kiosk-beside" data-orientation={orientation}>
      <div className="kiosk-slides">
        <Play {...play} {...{ shows, playing }} label={t.news} />
        {/* what moves beside something to read can be stopped */}
        <button type="button" className="kiosk-hold" onClick={() => setPlaying(!playing)}>
          <Icon className="kiosk-hold-icon" strokeWidth={1.5} aria-hidden="true" />
          {playing ? t.pause : t.play}
        </button>
      </div>
      {menu}
    </div>
  )
}
