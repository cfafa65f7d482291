import { Film, Image, Square, Type } from 'lucide-react'
import type { SlideLayer } from '../../slideshow'
import { hasText } from '../../slideshow'
import { layerName, useEditor } from '../editor-context'

const pictogram = { size: 16, strokeWidth: 1.5 }
const kindIcons = { text: Type, image: Image, video: Film }
const iconOf = (layer: SlideLayer) => (layer.fill && !hasText(layer) ? Square : kindIcons[layer.kind])

/** Toggles for all layers visible in this orientation, front first. */
export function LayerList() {
  const editor = useEditor()
  const { state, t } = editor
  return (
    <ul data-slot="layer-list" aria-label={t.layers} className="kui:m-0 kui:flex kui:list-none kui:flex-col kui:p-0">
      {[...state.layers].reverse().map((layer) => {
        const Icon = iconOf(layer)
        const chosen = layer.id === state.layer?.id
        return (
          <li key={layer.id}>
            <button
              type="button"
              data-slot="layer-item"
              aria-pressed={chosen}
              onClick={() => state.selectLayer(chosen ? undefined : layer.id)}
              className="kui:flex kui:min-h-(--k-nav-row) kui:w-full kui:cursor-pointer kui:items-center kui:gap-2 kui:rounded-md kui:px-2 kui:text-start kui:text-sm kui:text-fg kui:hover:bg-hover kui:focus-visible:shadow-ring kui:aria-pressed:bg-accent-soft kui:aria-pressed:font-medium kui:aria-pressed:text-accent-text kui:pointer-coarse:min-h-11"
            >
              <Icon {...pictogram} aria-hidden="true" className="kui:shrink-0" />
              <span className="kui:truncate">{layerName(layer, editor)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
