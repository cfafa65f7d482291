import { languageTags } from '@kiosk-admin/api-client'
import { dayInZone, timeInZone } from '@kiosk-admin/ui/headless'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { formatDay } from '../../model/days'
import { dueNow, slideshowsOf } from '../../model/slideshows'
import './slides.css'
import { PlaylistPlayer, type PlaylistPlayerProps } from './playlist-player'
import { slideMessages } from './slide-messages'

export type ScreensaverProps = Omit<PlaylistPlayerProps, 'shows' | 'label' | 'playing' | 'onVisible'> & {
  /** A band above the slides, such as that of a preview. */
  band?: ReactNode
  /** Called with `true` when the screensaver becomes visible, with `false` when none is due any more. */
  onCover: (covered: boolean) => void
  /** Called when a visitor ends the screensaver. */
  onWake: () => void
}

/** Longer than browsers take from the end of a touch to its click. */
const clickMs = 400

/**
 * Plays the due screensavers on the whole screen once the first slide has loaded. It closes only after the click that ends
 * it, so that the click hits nothing below.
 */
export function Screensaver({ band, onCover, onWake, ...play }: ScreensaverProps) {
  const { publication, now, orientation, language } = play
  const { timeZone } = publication.mall
  const all = useMemo(() => slideshowsOf(publication, 'screensaver'), [publication])
  const shows = useMemo(() => dueNow(all, now, timeZone, orientation), [all, now, timeZone, orientation])
  const [visible, setVisible] = useState(false)
  const covers = visible && shows.length > 0

  const cover = useEffectEvent(onCover)
  useEffect(() => {
    cover(covers)
    return () => cover(false)
  }, [covers])
  useActivity(covers, onWake)

  if (shows.length === 0) {
    // the next due slideshow has to load again
    if (visible) setVisible(false)
    return null
  }
  return (
    <main className="kiosk-screensaver" data-seen={visible || undefined} aria-hidden={!visible || undefined}>
      {band && <p className="kiosk-band">{band}</p>}
      <PlaylistPlayer
        {...play}
        shows={shows}
        label={slideMessages[language].screensaver}
        onVisible={() => setVisible(true)}
      />
      <p className="kiosk-screensaver-clock">
        <time>{timeInZone(now, timeZone)}</time>
        <span>{formatDay(dayInZone(now, timeZone), languageTags[language], 'long')}</span>
      </p>
    </main>
  )
}

/** Listens for a click, a key, or a pointer that is lifted without a click, as after a swipe or a long press. */
function useActivity(active: boolean, onActivity: () => void) {
  const end = useEffectEvent(onActivity)
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout>
    const onEnd = () => end()
    const onPointerEnd = () => {
      clearTimeout(timer)
      timer = setTimeout(onEnd, clickMs)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event
      // technicians reload the station with these keys
      if (ctrlKey || altKey || metaKey || /^F\d+$/.test(key)) return
      event.preventDefault()
      onEnd()
    }
    const listeners = [
      ['click', onEnd],
      ['wheel', onEnd],
      ['pointerup', onPointerEnd],
      ['pointercancel', onPointerEnd],
    ] as const
    for (const [name, listener] of listeners) addEventListener(name, listener)
    addEventListener('keydown', onKeyDown)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) removeEventListener(name, listener)
      removeEventListener('keydown', onKeyDown)
    }
  }, [active])
}
