import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { en, type SlideshowLabels } from '#labels/slideshow'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import type { SlideContentProps } from './slide-view'
import { SlideshowStage } from './slideshow-stage'
import { type SlideshowPlayerState, type UseSlideshowPlayerProps, useSlideshowPlayer } from './use-slideshow-player'

export type SlideshowPlayerProps = UseSlideshowPlayerProps &
  SlideContentProps &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** Name of the slideshow. */
    label: string
    /**
     * `SlideshowControls` for previews, shown below, with keyboard control. Left out on kiosks, so that its code is
     * not loaded.
     */
    controls?: ComponentType<{ player: SlideshowPlayerState; labels?: Partial<SlideshowLabels> }>
    /** Fills its container, which needs a height: a kiosk's screen. @default false */
    fill?: boolean
    /** Shown on the background when no slide is scheduled today or can be loaded. @default nothing */
    empty?: ReactNode
    labels?: Partial<SlideshowLabels>
  }

/**
 * Plays a slideshow on kiosks and in previews. Renders at most two slides during a transition, and preloads one.
 * WAI-ARIA carousel; with `controls` Space plays and pauses, the arrow keys go to the previous and next slide, Home
 * and End to the first and last.
 */
export function SlideshowPlayer({
  slideshow,
  orientation,
  playing,
  defaultPlaying,
  onPlayingChange,
  defaultSlideId,
  onSlideChange,
  timeZone,
  now,
  clock,
  patience,
  label,
  controls: Controls,
  fill = false,
  empty,
  mediaUrl,
  language,
  languages,
  rules,
  labels,
  className,
  onKeyDown,
  ...rest
}: SlideshowPlayerProps) {
  const t = useLabels('slideshow', en, labels)
  const player = useSlideshowPlayer({
    ...{ slideshow, orientation, playing, defaultPlaying, onPlayingChange, defaultSlideId, onSlideChange },
    ...{ timeZone, now, clock, patience },
  })
  const stage = (
    <SlideshowStage
      player={player}
      fill={fill}
      // announced when the user changes the slide, not during playback
      aria-live={Controls && !player.playing ? 'polite' : 'off'}
      {...{ empty, mediaUrl, language, languages, rules, labels }}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      data-slot="slideshow-player"
      data-fill={fill || undefined}
      data-playing={player.playing || undefined}
      role="group"
      aria-roledescription={t.slideshow}
      aria-label={label}
      className={cx(
        'kui:grid kui:grid-cols-[minmax(0,1fr)] kui:gap-2 kui:data-[fill]:size-full kui:data-[fill]:grid-rows-[minmax(0,1fr)]',
        className,
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (Controls) player.onKeyDown(event)
      }}
      {...rest}
    >
      {fill ? (
        <div data-slot="slideshow-screen" className="kui:grid" style={{ containerType: 'size' }}>
          {stage}
        </div>
      ) : (
        stage
      )}
      {Controls && <Controls player={player} {...(labels ? { labels } : {})} />}
    </div>
  )
}
