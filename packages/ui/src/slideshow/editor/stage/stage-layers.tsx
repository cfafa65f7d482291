import { ImagePlus } from 'lucide-react'
import { useId, useRef } from 'react'
import { useOwnEscape } from '../../../internal/hooks/use-own-escape'
import { frameStyle } from '../../slide-view'
import type { SlideLayer } from '../../slideshow'
import { layerName, placeOf, useEditor } from '../editor-context'
import type { Handle } from './snapping'
import type { LayerDrag } from './use-layer-drag'

const handles: readonly [Handle, string][] = [
  ['nw', 'kui:top-0 kui:left-0 kui:cursor-nwse-resize'],
  ['n', 'kui:top-0 kui:left-1/2 kui:cursor-ns-resize'],
  ['ne', 'kui:top-0 kui:left-full kui:cursor-nesw-resize'],
  ['e', 'kui:top-1/2 kui:left-full kui:cursor-ew-resize'],
  ['se', 'kui:top-full kui:left-full kui:cursor-nwse-resize'],
  ['s', 'kui:top-full kui:left-1/2 kui:cursor-ns-resize'],
  ['sw', 'kui:top-full kui:left-0 kui:cursor-nesw-resize'],
  ['w', 'kui:top-1/2 kui:left-0 kui:cursor-ew-resize'],
]

/** Selectors of the text input: the plain text box, or the caller's rich text editor. */
export const textSelectors = ['textarea', '[contenteditable="true"]', 'input'].map(
  (box) => `[data-stop="layer-text"] ${box}`,
)

/** Maximum movement of a click, in pixels; more is a drag. */
const STILL = 3

/** Opens a layer: edits its text or picks another file. */
function useOpenLayer() {
  const { state, thenFocus } = useEditor()
  return (layer: SlideLayer) => {
    if (state.locked) return
    if (layer.kind === 'text') return thenFocus(() => state.writeLayer(layer.id), ...textSelectors)
    state.selectLayer(layer.id)
    if (state.canPick) void state.replaceMedia()
  }
}

/**
 * Boxes of the layers over the slide: toggle buttons in stacking order. The group handles arrow keys (WAI-ARIA
 * application); position and size are also fields of the inspector.
 */
export function StageLayers({ drag }: { drag: LayerDrag }) {
  const { state, t, thenFocus } = useEditor()
  const open = useOpenLayer()
  const box = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const { slide, layer: chosen } = state
  // Escape must not close a surrounding dialog while a drag is cancelled
  useOwnEscape(box, () => chosen !== undefined || drag.draft !== undefined)
  return (
    <div
      ref={box}
      role="application"
      data-slot="stage-layers"
      aria-label={t.stage(slide?.name || t.unnamed)}
      aria-describedby={helpId}
      className="kui:absolute kui:inset-0"
      onPointerDown={() => state.selectLayer(undefined)}
      onKeyDown={(event) => {
        const { key } = event
        if (key === 'Escape') {
          if (!drag.cancel()) state.selectLayer(undefined)
          return
        }
        const id = event.target instanceof Element && event.target.closest('[data-layer]')?.getAttribute('data-layer')
        const focused = state.layers.find((one) => one.id === id)
        if (!focused) return
        // keys apply to the focused layer, selected or not
        const choose = () => state.selectLayer(focused.id)
        const withIt = (act: () => void, ...next: string[]) => {
          thenFocus(
            () => {
              choose()
              act()
            },
            ...next,
          )
        }
        const types = key.length === 1 && key !== ' ' && !(event.ctrlKey || event.metaKey || event.altKey)
        // the typed character goes to the text, which is focused by then
        if (types && focused.kind === 'text') return open(focused)
        if (drag.onArrow(event, focused)) choose()
        else if (state.locked) return
        else if (key === 'Enter') open(focused)
        else if (key === 'Delete' || key === 'Backspace') {
          withIt(state.removeLayer, '[data-layer]', '[data-stop="add-text"]')
        } else if ((event.ctrlKey || event.metaKey) && key === 'd') {
          withIt(state.copyLayer, '[data-layer][aria-pressed="true"]')
        } else return
        event.preventDefault()
      }}
    >
      <span id={helpId} hidden>
        {t.stageHelp}
      </span>
      {drag.seen.map((layer) => (
        <LayerBox key={layer.id} layer={layer} chosen={layer.id === chosen?.id} drag={drag} />
      ))}
      {drag.draft?.guides.map(({ axis, at }) => (
        <span
          key={`${axis}${at}`}
          aria-hidden="true"
          data-slot="stage-guide"
          data-axis={axis}
          className="kui:pointer-events-none kui:absolute kui:z-2 kui:bg-accent-line kui:shadow-[0_0_0_0.5px_#fff] kui:data-[axis=x]:inset-y-0 kui:data-[axis=x]:w-px kui:data-[axis=y]:inset-x-0 kui:data-[axis=y]:h-px"
          style={axis === 'x' ? { left: `${at * 100}%` } : { top: `${at * 100}%` }}
        />
      ))}
    </div>
  )
}

function LayerBox({ layer, chosen, drag }: { layer: SlideLayer; chosen: boolean; drag: LayerDrag }) {
  const editor = useEditor()
  const { state, t, reveal } = editor
  const open = useOpenLayer()
  const pressed = useRef<{ chosen: boolean; x: number; y: number }>(undefined)
  const missing = layer.kind !== 'text' && !layer.mediaId
  const base = state.layers.find(({ id }) => id === layer.id) ?? layer
  return (
    <>
      <button
        type="button"
        data-slot="stage-layer"
        data-layer={layer.id}
        data-empty={missing || (layer.kind === 'text' && layerName(layer, editor) === t.emptyText) || undefined}
        aria-pressed={chosen}
        aria-label={`${layerName(layer, editor)}, ${placeOf(layer, editor)}`}
        className="kui:absolute kui:cursor-move kui:touch-none kui:outline-none kui:hover:outline-1 kui:hover:outline-[#fff] kui:hover:outline-solid kui:data-empty:text-fg-muted kui:data-empty:shadow-[inset_0_0_0_1px_var(--k-line-control)] kui:focus-visible:outline-2 kui:focus-visible:outline-focus kui:focus-visible:outline-solid kui:aria-pressed:z-1 kui:aria-pressed:shadow-[0_0_0_1.5px_#fff,0_0_0_3.5px_var(--k-accent)]"
        style={frameStyle(layer)}
        {...drag.pointerProps(base)}
        onPointerDownCapture={({ clientX: x, clientY: y }) => {
          pressed.current = { chosen, x, y }
        }}
        onClick={(event) => {
          // a keyboard click toggles; a pointer has already selected on pointerdown
          if (event.detail === 0) return state.selectLayer(chosen ? undefined : layer.id)
          const start = pressed.current
          const still = start && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL
          // a second click opens a text, as a double click does, and a file dialog only for layers without a file
          if (start?.chosen && still && (layer.kind === 'text' || missing)) return open(layer)
          reveal()
        }}
        onDoubleClick={() => layer.kind !== 'text' && !missing && open(layer)}
      >
        {missing && (
          <span
            aria-hidden="true"
            className="kui:mx-auto kui:grid kui:size-9 kui:place-items-center kui:rounded-md kui:bg-raised kui:text-fg-strong kui:shadow-1"
          >
            <ImagePlus size={20} strokeWidth={1.5} />
          </span>
        )}
      </button>
      {chosen && !state.locked && (
        <span
          aria-hidden="true"
          data-slot="stage-handles"
          className="kui:pointer-events-none kui:absolute kui:z-3"
          style={frameStyle(layer)}
        >
          {handles.map(([handle, place]) => (
            <span
              key={handle}
              data-slot="stage-handle"
              data-handle={handle}
              // touch has corner handles only, which leaves room to move the layer
              data-edge={handle.length === 1 || undefined}
              className={`kui:pointer-events-auto kui:absolute kui:grid kui:size-6 kui:-translate-1/2 kui:touch-none kui:place-items-center kui:pointer-coarse:size-11 kui:pointer-coarse:data-edge:hidden kui:before:size-2 kui:before:rounded-[2px] kui:before:bg-[#fff] kui:before:shadow-[0_0_0_1.5px_var(--k-accent)] kui:before:content-[''] ${place}`}
              {...drag.pointerProps(base, handle)}
            />
          ))}
        </span>
      )}
    </>
  )
}
