import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { en, type SlideshowLabels } from './labels/en'
import type { SlideContentProps } from './slide-view'
import { SlideshowStage } from './slideshow-stage'
import { type SlideshowPlayerState, type UseSlideshowPlayerProps, useSlideshowPlayer } from './use-slideshow-player'

export type SlideshowPlayerProps = UseSlideshowPlayerProps &
  SlideContentProps &
  Omit<ComponentProps<'div'>, 'children'> & {
    /** What is shown: its name. */
    label: string
    /** `SlideshowControls`, for previews: it stands below, and its keys work. Kiosks do without, and do not load it. */
    controls?: ComponentType<{ player: SlideshowPlayerState; labels?: Partial<SlideshowLabels> }>
    /** As large as it can be in its place, which must have a height: a kiosk's whole screen. @default false */
    fill?: boolean
    /** Stands on the background when no slide shows today, or none can be seen. @default nothing */
    empty?: ReactNode
    labels?: Partial<SlideshowLabels>
  }

/**
 * Plays a slideshow: on kiosks, and in previews of them. It draws at most two slides while they change, and one beside the
 * present one that is made ready. WAI-ARIA carousel; with `controls` Space plays and pauses, the arrows go to the slides
 * around, Home and End to the first and the last.
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
      // read out when someone goes to another slide, never while it plays by itself
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
