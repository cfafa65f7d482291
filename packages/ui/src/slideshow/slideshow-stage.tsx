import { type ComponentProps, type ReactNode, useRef } from 'react'
import { en, type SlideshowLabels } from '#labels/slideshow'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { mergeRefs } from '../internal/merge-refs'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import type { Turn } from './player'
import { SlideImage } from './slide-media'
import { schemeOn } from './slide-scheme'
import { type SlideContentProps, SlideView } from './slide-view'
import { screenSizes } from './slideshow'
import { useSlideChange } from './use-slide-change'
import type { SlideshowPlayerState } from './use-slideshow-player'

export type SlideshowStageProps = Omit<ComponentProps<'div'>, 'children'> &
  SlideContentProps & {
    player: SlideshowPlayerState
    /** Shown on the background when there is no slide to show. */
    empty?: ReactNode
    /** Fills its container, which needs a height; otherwise as wide as its container. @default false */
    fill?: boolean
    labels?: Partial<SlideshowLabels>
  }

/** The screen of a player in its true proportions; renders the visible slides and preloads the next one. */
export function SlideshowStage({
  player,
  empty,
  fill = false,
  mediaUrl,
  language,
  languages,
  rules,
  labels,
  className,
  style,
  ref,
  ...rest
}: SlideshowStageProps) {
  const t = useLabels('slideshow', en, labels)
  const { locale } = useKioskUi()
  const stage = useRef<HTMLDivElement>(null)
  useSlideChange(stage, player)
  const { slideshow, orientation, current, leaving, next, slides, playing } = player
  const { width, height } = screenSizes[orientation]
  const number = (count: number) => numberFormat(locale).format(count)
  const name = ({ slide }: Turn) => {
    const place = slides.findIndex(({ id }) => id === slide.id)
    return place < 0 ? slide.name : t.place(number(place + 1), number(slides.length), slide.name)
  }
  // ordered by turn, which is constant: moving an element would restart its video
  const turns = [leaving, current, next].filter((turn) => turn !== undefined)
  return (
    <div
      ref={mergeRefs(stage, ref)}
      data-slot="slideshow-stage"
      // slides are laid out from left to right, independent of the interface language
      dir="ltr"
      data-orientation={orientation}
      data-fill={fill || undefined}
      className={cx(
        'kui:relative kui:isolate kui:w-full kui:overflow-hidden kui:bg-[black]',
        fill && 'kui:m-auto',
        className,
      )}
      {...rest}
      style={{
        colorScheme: schemeOn(slideshow.background),
        aspectRatio: `${width} / ${height}`,
        ...(fill ? { width: `min(100cqw, 100cqh * ${width / height})` } : {}),
        ...('colour' in slideshow.background ? { backgroundColor: slideshow.background.colour } : {}),
        ...style,
      }}
    >
      {turns.map((turn) => {
        const seen = turn === current
        return (
          <SlideView
            key={turn.turn}
            data-turn={turn.turn}
            data-stage={seen ? 'current' : turn === leaving ? 'leaving' : 'next'}
            {...(seen ? { role: 'group', 'aria-roledescription': t.slide, 'aria-label': name(turn) } : {})}
            aria-hidden={!seen || undefined}
            className="kui:will-change-transform kui:data-[stage=leaving]:-z-1 kui:data-[stage=next]:-z-2"
            // a slide that is not fully loaded is shown only when due
            style={turn === next && !current ? { visibility: 'hidden' } : undefined}
            slide={turn.slide}
            background={slideshow.background}
            orientation={orientation}
            playing={playing && turn !== next}
            onLoading={(loading) => player.loaded(turn.turn, loading)}
            {...{ mediaUrl, language, languages, rules }}
          />
        )
      })}
      {player.nothing && (
        <>
          {'imageId' in slideshow.background && <SlideImage cover src={mediaUrl(slideshow.background.imageId)} />}
          <div data-slot="slideshow-empty" className="kui:absolute kui:inset-0 kui:grid kui:place-items-center">
            {empty}
          </div>
        </>
      )}
    </div>
  )
}
