import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type SlideshowLabels } from '#labels/slideshow'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { IconButton } from '../primitives/button/icon-button'
import { Spinner } from '../primitives/spinner/spinner'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import { SlideshowProgress } from './slideshow-progress'
import type { SlideshowPlayerState } from './use-slideshow-player'

export type SlideshowControlsProps = Omit<ComponentProps<'div'>, 'children'> & {
  player: SlideshowPlayerState
  labels?: Partial<SlideshowLabels>
}

const icon = { size: 16, strokeWidth: 1.5 }

/** Play or pause, previous and next slide, and progress, for previews. Buttons follow the WAI-ARIA carousel. */
export function SlideshowControls({ player, labels, className, ...rest }: SlideshowControlsProps) {
  const t = useLabels('slideshow', en, labels)
  const { locale } = useKioskUi()
  const { slides, place, playing, waiting, nothing } = player
  const number = (count: number) => numberFormat(locale).format(count)
  const alone = slides.length < 2
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      data-slot="slideshow-controls"
      role="group"
      aria-label={t.controls}
      className={cx('kui:flex kui:min-w-0 kui:flex-wrap kui:items-center kui:gap-x-1 kui:gap-y-2', className)}
      {...rest}
    >
      <SlideshowProgress player={player} className="kui:w-full" />
      <IconButton
        label={playing ? t.pause : t.play}
        shortcut={t.space}
        icon={playing ? <Pause {...icon} /> : <Play {...icon} />}
        disabled={slides.length === 0}
        onClick={() => player.setPlaying(!playing)}
      />
      <IconButton
        label={t.previous}
        icon={<ChevronLeft {...icon} className="kui:rtl:-scale-x-100" />}
        disabled={alone}
        onClick={player.goPrevious}
      />
      <IconButton
        label={t.next}
        icon={<ChevronRight {...icon} className="kui:rtl:-scale-x-100" />}
        disabled={alone}
        onClick={player.goNext}
      />
      <span data-slot="slideshow-wait" className="kui:ms-1 kui:flex-1">
        {waiting && <Spinner size={16} label={t.waiting} />}
      </span>
      {!nothing && (
        <span
          data-slot="slideshow-place"
          className="kui:shrink-0 kui:text-sm kui:whitespace-nowrap kui:text-fg-muted kui:tabular-nums"
        >
          {t.count(number(Math.max(0, place) + 1), number(slides.length))}
        </span>
      )}
    </div>
  )
}
