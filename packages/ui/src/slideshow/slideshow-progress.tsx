import { type ComponentProps, useEffect, useRef } from 'react'
import { cx } from '../internal/cx'
import { useMedia } from '../internal/hooks/use-media'
import type { SlideshowPlayerState } from './use-slideshow-player'

/** A line with a segment for each slide; the current segment fills over time. */
export function SlideshowProgress({
  player,
  className,
  ...rest
}: ComponentProps<'div'> & { player: SlideshowPlayerState }) {
  const { slides, place } = player
  return (
    <div
      data-slot="slideshow-progress"
      aria-hidden="true"
      className={cx('kui:flex kui:gap-px kui:overflow-hidden kui:rounded-sm', className)}
      {...rest}
    >
      {slides.map(({ id }, at) => (
        <div key={id} data-slot="slideshow-progress-piece" className="kui:h-1 kui:min-w-0 kui:flex-1 kui:bg-line">
          {at === place ? (
            <Running player={player} />
          ) : (
            at < place && <div data-slot="slideshow-progress-done" className="kui:h-full kui:bg-fg-muted" />
          )}
        </div>
      ))}
    </div>
  )
}

/** The current segment, animated by the browser without rendering. */
function Running({ player }: { player: SlideshowPlayerState }) {
  const { current, playing, milliseconds, elapsed } = player
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const line = useRef<HTMLDivElement>(null)
  const turn = current?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each turn
  useEffect(() => {
    if (still) return
    const animation = line.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
      duration: milliseconds,
      fill: 'both',
    })
    if (!animation) return
    animation.currentTime = elapsed()
    if (!playing) animation.pause()
    return () => animation.cancel()
  }, [turn, playing, milliseconds, still, elapsed])
  return (
    <div
      ref={line}
      data-slot="slideshow-progress-now"
      className="kui:h-full kui:origin-left kui:bg-accent kui:rtl:origin-right"
    />
  )
}
