import type { FrozenMall, LanguageCode } from '@kiosk-admin/api-client'
import type { KioskOrientation } from '@kiosk-admin/ui/headless'
import { SlideshowStage, useSlideshowPlayer } from '@kiosk-admin/ui/slideshow'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { type PlaylistEvent, playlistOf, playOn } from '../../model/playlist'
import type { PlayedSlideshow } from '../../model/slideshows'
import { slideMessages } from './slide-messages'

export type PlayProps = {
  publication: FrozenMall
  /** What is due, in order. */
  shows: readonly PlayedSlideshow[]
  orientation: KioskOrientation
  now: Date
  language: LanguageCode
  /** What all of it is called. */
  label: string
  /** @default true */
  playing?: boolean
  /** Called when the first slide can be seen. */
  onSeen?: () => void
}

/** Plays slideshows one after the other, each in its own speed and on its own ground. */
export function Play({ shows, label, language, playing = true, onSeen, ...of }: PlayProps) {
  const [list, happen] = useReducer(playOn<PlayedSlideshow>, shows, playlistOf)
  useEffect(() => happen({ type: 'due', shows }), [shows])

  const told = useRef(onSeen)
  told.current = onSeen
  const isSeen = list.seen !== undefined
  useEffect(() => {
    if (isSeen) told.current?.()
  }, [isSeen])

  const turns = [list.seen, list.coming].filter((turn) => turn !== undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      className="kiosk-play"
      role="group"
      aria-roledescription={slideMessages[language].slideshow}
      aria-label={label}
    >
      {turns.map(({ turn, show }) => (
        <Turn
          key={turn}
          {...{ ...of, turn, show, language, happen }}
          seen={turn === list.seen?.turn}
          playing={playing && turn === list.seen?.turn}
        />
      ))}
    </div>
  )
}

type TurnProps = Pick<PlayProps, 'publication' | 'orientation' | 'now' | 'language'> & {
  turn: number
  show: PlayedSlideshow
  seen: boolean
  playing: boolean
  happen: (event: PlaylistEvent<PlayedSlideshow>) => void
}

/** So much earlier than its last slide would change a slideshow ends: else its first slide would begin to show once more. */
const aheadMs = 100

function Turn({ publication, orientation, now, language, turn, show, seen, playing, happen }: TurnProps) {
  const { mall, media } = publication
  const time = useRef(now)
  time.current = now
  const clock = useMemo(() => () => time.current, [])
  const player = useSlideshowPlayer({
    ...{ slideshow: show, orientation, playing, now: clock },
    timeZone: mall.timeZone,
  })
  const { current, nothing, place, slides, milliseconds } = player

  const isReady = current !== undefined
  useEffect(() => {
    if (isReady) happen({ type: 'ready', turn })
    else if (nothing) happen({ type: 'nothing', turn })
  }, [isReady, nothing, turn, happen])

  const before = useRef(-1)
  const shown = current?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same slide in another round begins anew
  useEffect(() => {
    if (!playing || place < 0) return
    // its last slides did not come, so that it has begun again
    const began = place < before.current
    before.current = place
    if (!began && place < slides.length - 1) return
    happen({ type: 'last', turn })
    if (began) return happen({ type: 'over', turn })
    const timer = setInterval(() => happen({ type: 'over', turn }), milliseconds - aheadMs)
    return () => clearInterval(timer)
  }, [playing, shown, place, slides.length, milliseconds, turn, happen])

  const t = slideMessages[language]
  return (
    <div className="kiosk-turn" data-seen={seen || undefined} aria-hidden={!seen || undefined}>
      <SlideshowStage
        player={player}
        fill
        mediaUrl={(id) => media[id]?.url}
        language={language}
        languages={mall.languages}
        // what staff call a slide is not for visitors
        labels={{ slide: t.slide, place: (number, count) => t.place(number, count) }}
      />
    </div>
  )
}
