// The timelines below the stage: for editing and for playing.

import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../primitives/button/icon-button'
import { numberFormat } from '../../../theme/intl'
import { type Slide, secondsOf, shownSlides, totalSeconds } from '../../slideshow'
import type { SlideshowPlayerState } from '../../use-slideshow-player'
import { useEditor } from '../editor-context'

/** A duration: `0:03`, with hours if needed. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

type TimelineProps = {
  slides: readonly Slide[]
  /** Index of the current slide; -1 for none. */
  at: number
  /** Seconds since the current slide appeared. */
  elapsed: number
  playing: boolean
  onPlayingChange: (playing: boolean) => void
  onSlide: (slide: Slide) => void
}

/**
 * Today's slides on this screen as segments, with the total length (WAI-ARIA slider: arrow keys go from slide to
 * slide).
 */
function Timeline({ slides, at, elapsed, playing, onPlayingChange, onSlide }: TimelineProps) {
  const { state, t, locale } = useEditor()
  const seconds = secondsOf(state.slideshow.displaySpeed)
  const total = totalSeconds(slides, state.slideshow.displaySpeed)
  const now = Math.max(0, at) * seconds + Math.min(elapsed, seconds)
  const present = slides[at]
  const number = (value: number) => numberFormat(locale).format(value)
  return (
    <div
      data-slot="stage-timeline"
      className="kui:flex kui:items-center kui:gap-3 kui:px-4 kui:py-3 kui:@4xl/editor:px-5"
    >
      <IconButton
        variant="secondary"
        data-stop="play"
        label={playing ? t.pause : t.play}
        icon={playing ? <Pause size={16} strokeWidth={1.5} /> : <Play size={16} strokeWidth={1.5} />}
        aria-disabled={slides.length === 0 || undefined}
        onClick={() => onPlayingChange(!playing)}
      />
      <div
        data-slot="timeline-pieces"
        className="kui:relative kui:flex kui:h-6 kui:min-w-0 kui:flex-1 kui:items-center kui:gap-1 kui:rounded-sm kui:has-focus-visible:shadow-ring"
      >
        {slides.map((slide, index) => (
          <span
            key={slide.id}
            aria-hidden="true"
            data-slot="timeline-piece"
            className="kui:h-1 kui:min-w-0 kui:flex-1 kui:overflow-hidden kui:rounded-[2px] kui:bg-[light-dark(oklch(0.8_0.005_235),oklch(0.34_0.01_240))]"
          >
            <span
              data-slot="timeline-past"
              className="kui:block kui:h-full kui:bg-fg-strong"
              style={{ width: `${index < at ? 100 : index > at ? 0 : Math.min(100, (elapsed / seconds) * 100)}%` }}
            />
          </span>
        ))}
        {slides.length > 0 && (
          <input
            type="range"
            data-slot="timeline-slider"
            aria-label={t.timeline}
            aria-valuetext={
              present ? t.layerNamed(t.slideNumber(number(at + 1)), present.name || t.unnamed) : t.notToday
            }
            min={0}
            max={slides.length - 1}
            step={1}
            value={Math.max(0, at)}
            onChange={(event) => {
              const slide = slides[Number(event.target.value)]
              if (slide) onSlide(slide)
            }}
            className="kui:absolute kui:inset-0 kui:size-full kui:cursor-pointer kui:opacity-0"
          />
        )}
      </div>
      <span data-slot="timeline-time" className="kui:text-sm kui:text-fg-muted kui:tabular-nums">
        {t.timeOf(clockText(now), clockText(total))}
      </span>
    </div>
  )
}

/** The timeline while editing, at the start of the active slide. */
export function EditTimeline({ onPlay }: { onPlay: () => void }) {
  const { state, today } = useEditor()
  const slides = shownSlides(state.slideshow, today, state.orientation)
  return (
    <Timeline
      slides={slides}
      at={slides.findIndex(({ id }) => id === state.slide?.id)}
      elapsed={0}
      playing={false}
      onPlayingChange={onPlay}
      onSlide={({ id }) => state.selectSlide(id)}
    />
  )
}

const TICK = 200

/** The timeline during playback. */
export function PlayTimeline({ player }: { player: SlideshowPlayerState }) {
  const { playing, slides, place, current, elapsed } = player
  const [now, setNow] = useState(0)
  const turn = current?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each turn
  useEffect(() => {
    setNow(elapsed() / 1000)
    if (!playing) return
    const clock = setInterval(() => setNow(elapsed() / 1000), TICK)
    return () => clearInterval(clock)
  }, [playing, turn, elapsed])
  return (
    <Timeline
      slides={slides}
      at={place}
      elapsed={now}
      playing={playing}
      onPlayingChange={player.setPlaying}
      onSlide={({ id }) => player.goTo(id)}
    />
  )
}
