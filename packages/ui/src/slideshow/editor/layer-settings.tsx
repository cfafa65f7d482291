import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Copy, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NumberField } from '../../fields/number-field'
import { SegmentedControl } from '../../fields/segmented-control'
import { Button } from '../../primitives/button'
import { IconButton } from '../../primitives/icon-button'
import { numberFormat } from '../../theme/intl'
import type { SlideFrame, SlideLayer } from '../slideshow'
import { useEditor } from './editor-context'
import type { LayerStep } from './edits'
import { InspectorSection } from './inspector-section'
import { SMALLEST } from './snapping'

const pictogram = { size: 16, strokeWidth: 1.5 }
const edges = ['x', 'y', 'width', 'height'] as const
const nextLayer = '[data-layer]'

/** The chosen layer: its words or its file, where it lies, and on which screens. */
export function LayerSettings() {
  const { state, t, thenFocus } = useEditor()
  const { layer, locked } = state
  if (!layer) return null
  const orders: readonly [LayerStep, string, typeof ArrowUp][] = [
    ['forward', t.forward, ArrowUp],
    ['backward', t.backward, ArrowDown],
    ['front', t.toFront, ArrowUpToLine],
    ['back', t.toBack, ArrowDownToLine],
  ]
  return (
    <InspectorSection
      ruled
      stop="layer"
      heading={t[layer.kind]}
      actions={
        <>
          {orders.map(([step, label, Icon]) => (
            <IconButton
              key={step}
              size="small"
              label={label}
              icon={<Icon {...pictogram} />}
              aria-disabled={!state.canOrder(step) || undefined}
              onClick={() => state.orderLayer(step)}
            />
          ))}
          <IconButton
            size="small"
            label={t.copyLayer}
            icon={<Copy {...pictogram} />}
            aria-disabled={locked || undefined}
            onClick={state.copyLayer}
          />
          <IconButton
            size="small"
            label={t.deleteLayer}
            icon={<Trash2 {...pictogram} />}
            aria-disabled={locked || undefined}
            onClick={() => thenFocus(state.removeLayer, nextLayer, '[data-stop="add-text"]')}
          />
        </>
      }
    >
      {() => (
        <>
          {layer.kind === 'text' ? <LayerText layer={layer} /> : state.canPick && <ReplaceMedia />}
          <div data-slot="layer-frame" className="kui:grid kui:grid-cols-4 kui:gap-2">
            {edges.map((edge) => (
              <PercentField key={`${layer.id} ${edge}`} layer={layer} edge={edge} />
            ))}
          </div>
          <SegmentedControl
            label={t.shownOn}
            size="small"
            fill
            value={layer.for}
            onValueChange={(value) => state.setLayerFor(value as SlideLayer['for'])}
            options={[
              { value: 'both', label: t.both },
              { value: 'portrait', label: t.portrait },
              { value: 'landscape', label: t.landscape },
            ]}
            readOnlyReason={locked}
          />
        </>
      )}
    </InspectorSection>
  )
}

function LayerText({ layer }: { layer: SlideLayer }) {
  const { state, t, languages, language, setLanguage, renderText } = useEditor()
  const text = layer.text?.[language] ?? ''
  return (
    <>
      {languages.length > 1 && (
        <SegmentedControl
          label={t.language}
          labelHidden
          size="small"
          fill
          value={language}
          onValueChange={setLanguage}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      <div key={`${layer.id} ${language}`} data-slot="layer-text" data-stop="layer-text">
        {renderText({
          label: t.text,
          value: text,
          language,
          readOnlyReason: state.locked,
          onValueChange: (html) => state.setText(layer.id, language, html),
        })}
      </div>
    </>
  )
}

function ReplaceMedia() {
  const { state, t } = useEditor()
  return (
    <Button
      size="small"
      icon={<ImageUp {...pictogram} />}
      aria-disabled={state.locked || undefined}
      className="kui:self-start"
      onClick={() => void state.replaceMedia()}
    >
      {t.replace}
    </Button>
  )
}

/** How large an edge may be, in whole percent, so that the layer stays on the stage. */
function rangeOf({ x, y, width, height }: SlideFrame, edge: (typeof edges)[number]): [least: number, most: number] {
  const rest = { x: 1 - width, y: 1 - height, width: 1 - x, height: 1 - y }[edge]
  return [edge === 'x' || edge === 'y' ? 0 : SMALLEST * 100, Math.floor(rest * 100 + 1e-6)]
}

/** One figure of a layer's frame in whole percent; what does not fit is said and not taken. */
function PercentField({ layer, edge }: { layer: SlideLayer; edge: (typeof edges)[number] }) {
  const { state, t, locale } = useEditor()
  const { frame } = layer
  const [refused, setRefused] = useState<{ typed: number | null; of: SlideFrame }>()
  const wrong = refused?.of === frame ? refused : undefined
  const [least, most] = rangeOf(frame, edge)
  const number = (value: number) => numberFormat(locale).format(value)
  return (
    <NumberField
      label={{ x: t.left, y: t.top, width: t.width, height: t.height }[edge]}
      min={least}
      max={most}
      value={wrong ? wrong.typed : Math.round(frame[edge] * 100)}
      error={wrong && t.percentRange(number(least), number(most))}
      onValueChange={(typed) => {
        if (typed === null || !(typed >= least && typed <= most)) return setRefused({ typed, of: frame })
        setRefused(undefined)
        state.placeLayer(layer.id, { ...frame, [edge]: typed / 100 }, `typed ${edge}`)
      }}
      readOnlyReason={state.locked}
    />
  )
}
