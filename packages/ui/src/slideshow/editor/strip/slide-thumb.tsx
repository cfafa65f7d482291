import { cx } from '../../../internal/cx'
import { kioskScreens } from '../../../kiosk-frame/kiosk'
import { SlideView } from '../../slide-view'
import type { Slide } from '../../slideshow'
import { useEditor } from '../editor-context'

/** A slide as small as a stamp, drawn by the code that draws it on the kiosks. */
export function SlideThumb({ slide, className }: { slide: Slide; className?: string }) {
  const { state, content } = useEditor()
  const { width, height } = kioskScreens[state.orientation]
  return (
    <span
      data-slot="slide-thumb"
      // what is on the kiosks is not mirrored with the reader's language
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
