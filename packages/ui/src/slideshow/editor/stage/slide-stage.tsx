import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { kioskScreens } from '../../../kiosk-frame/kiosk'
import { SlideView } from '../../slide-view'
import type { Orientation } from '../../slideshow'
import { useEditor } from '../editor-context'
import { StageLayers } from './stage-layers'
import { StageText } from './stage-text'
import { useLayerDrag } from './use-layer-drag'

/** The kiosk's screen, scaled to its container. */
export function StageScreen({
  orientation,
  onScale,
  children,
}: {
  orientation: Orientation
  /** CSS pixels for each pixel of the kiosk. */
  onScale?: (scale: number) => void
  children: ReactNode
}) {
  const screen = useRef<HTMLDivElement>(null)
  const latestOnScale = useRef(onScale)
  latestOnScale.current = onScale
  const { width, height } = kioskScreens[orientation]
  useLayoutEffect(() => {
    const element = screen.current
    if (!element) return
    const measure = () => latestOnScale.current?.(element.offsetWidth / width)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [width])
  return (
    <div
      data-slot="stage-place"
      className="kui:grid kui:min-h-0 kui:flex-1 kui:place-items-center kui:[container-type:size]"
    >
      <div
        ref={screen}
        data-slot="stage-screen"
        // kiosk content is not mirrored by the interface language
        dir="ltr"
        // the device has no theme: its bezel is always dark, with an edge that is visible on dark pages
        className="kui:relative kui:rounded-[6px] kui:bg-[black] kui:shadow-[0_0_0_8px_#15181b,0_0_0_9px_light-dark(#15181b,#3a4046),0_24px_48px_-12px_oklch(0_0_0/0.45)]"
        style={{
          width: `min(100cqw - 40px, (100cqh - 26px) * ${width / height})`,
          aspectRatio: `${width} / ${height}`,
        }}
      >
        {children}
      </div>
    </div>
  )
}

/** The active slide with its layers, which can be dragged. */
export function SlideStage({ onScale }: { onScale: (scale: number) => void }) {
  const { state, content } = useEditor()
  const { slide, orientation, slideshow } = state
  const drag = useLayerDrag(state)
  if (!slide) return null
  const moved = drag.draft
  const seen = {
    ...slide,
    layers: slide.layers.map((layer) => {
      if (layer.id === moved?.id) return { ...layer, frame: moved.frame, landscapeFrame: undefined }
      // the edited text is rendered above, with a caret
      return state.writing && layer.id === state.layer?.id ? { ...layer, text: {} } : layer
    }),
  }
  return (
    <StageScreen orientation={orientation} onScale={onScale}>
      <div
        data-slot="stage-slide"
        aria-hidden="true"
        className="kui:absolute kui:inset-0 kui:overflow-hidden kui:rounded-[6px]"
      >
        <SlideView
          key={slide.id}
          slide={seen}
          background={slideshow.background}
          orientation={orientation}
          {...content}
        />
      </div>
      <div
        ref={drag.stageRef}
        data-slot="stage-area"
        // the edited text is sized relative to the slide, as in the player
        className="kui:absolute kui:inset-0 kui:[container-type:size]"
      >
        <StageLayers drag={drag} />
        <StageText />
      </div>
    </StageScreen>
  )
}
