import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dueNow, slideshowsOf } from '../../model/slideshows'
import './slides.css'
import { Play, type PlayProps } from './play'
import { slideMessages } from './slide-messages'

export type ScreensaverProps = Omit<PlayProps, 'shows' | 'label' | 'playing' | 'onSeen'> & {
  /** What stands above everything else. */
  band?: ReactNode
  /** It can be seen, or no longer: nothing is due any more. */
  onCover: (covered: boolean) => void
  /** Somebody has touched the screen while it was to be seen. */
  onTouch: () => void
}

/** Longer than a browser takes from a finger's lifting to the click that it makes of it. */
const clickMs = 400

/**
 * What is due plays on the whole screen, once something of it can be seen. The touch that ends it ends there: it is gone
 * only after the click, so that there is nothing below to be pressed.
 */
export function Screensaver({ band, onCover, onTouch, ...play }: ScreensaverProps) {
  const { publication, now, orientation, language } = play
  const { timeZone } = publication.mall
  const all = useMemo(() => slideshowsOf(publication, 'screensaver'), [publication])
  const shows = useMemo(() => dueNow(all, now, timeZone, orientation), [all, now, timeZone, orientation])
  const [seen, setSeen] = useState(false)
  const covers = seen && shows.length > 0

  const cover = useEffectEvent(onCover)
  useEffect(() => {
    cover(covers)
    return () => cover(false)
  }, [covers])
  useTouch(covers, onTouch)

  if (shows.length === 0) {
    // what is due next is made ready anew
    if (seen) setSeen(false)
    return null
  }
  return (
    <main className="kiosk-screensaver" data-seen={seen || undefined} aria-hidden={!seen || undefined}>
      {band && <p className="kiosk-band">{band}</p>}
      <Play {...play} shows={shows} label={slideMessages[language].screensaver} onSeen={() => setSeen(true)} />
    </main>
  )
}

/** Hears of a click anywhere, a key, or a finger that was lifted without a click: after a swipe, or a long touch. */
function useTouch(active: boolean, onTouch: () => void) {
  const touched = useEffectEvent(onTouch)
  useEffect(() => {
    if (!active) return
    let timer: ReturnType<typeof setTimeout>
    const over = () => touched()
    const lifted = () => {
      clearTimeout(timer)
      timer = setTimeout(over, clickMs)
    }
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey } = event
      // who maintains the station reloads it by keys
      if (ctrlKey || altKey || metaKey || /^F\d+$/.test(key)) return
      event.preventDefault()
      over()
    }
    const ways = [
      ['click', over],
      ['wheel', over],
      ['pointerup', lifted],
      ['pointercancel', lifted],
    ] as const
    for (const [name, way] of ways) addEventListener(name, way)
    addEventListener('keydown', pressed)
    return () => {
      clearTimeout(timer)
      for (const [name, way] of ways) removeEventListener(name, way)
      removeEventListener('keydown', pressed)
    }
  }, [active])
}
