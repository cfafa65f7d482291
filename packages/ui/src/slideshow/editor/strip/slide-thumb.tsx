import { cx } from '../../../internal/cx'
import { kioskScreens } from '../../../kiosk-frame/kiosk'
import { SlideView } from '../../slide-view'
import type { Slide } from '../../slideshow'
import { useEditor } from '../editor-context'

/** Thumbnail of a slide, rendered by the player's code. */
export function SlideThumb({ slide, className }: { slide: Slide; className?: string }) {
  const { state, content } = useEditor()
  const { width, height } = kioskScreens[state.orientation]
  return (
    <span
      data-slot="slide-thumb"
      // kiosk content is not mirrored by the interface language
      dir="ltr"
      className={cx(
        'kui:relative kui:block kui:w-18.5 kui:overflow-hidden kui:rounded-sm kui:shadow-[0_0_0_1px_var(--k-line)]',
        className,
      )}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <SlideView slide={slide} background={state.slideshow.background} orientation={state.orientation} {...content} />
    </span>
  )
}
