import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  ImageUp,
  TextCursorInput,
  Trash2,
} from 'lucide-react'
import { useId, useState } from 'react'
import { NumberField } from '../../../fields/number-field/number-field'
import { useChoice } from '../../../fields/radio-group/use-choice'
import { SegmentedControl } from '../../../fields/segmented-control/segmented-control'
import { cx } from '../../../internal/cx'
import { Button } from '../../../primitives/button/button'
import { IconButton } from '../../../primitives/button/icon-button'
import { Note } from '../../../primitives/note/note'
import { numberFormat } from '../../../theme/intl'
import type { SlideFrame, SlideLayer } from '../../slideshow'
import { useEditor } from '../editor-context'
import type { LayerStep } from '../edits'
import { SMALLEST } from '../stage/snapping'
import { textSelectors } from '../stage/stage-layers'
import { InspectorSection } from './inspector-section'
import { LayerList } from './layer-list'
import { OwnColour, swatch } from './own-colour'

const pictogram = { size: 16, strokeWidth: 1.5 }
const edges = ['x', 'y', 'width', 'height'] as const
const nextLayer = '[data-layer]'
const NO_COLOUR = 'none'

/** Settings of the slide's layers and the selected one: text or file, style, frame and screens. */
export function LayerSettings() {
  const { state, t } = useEditor()
  return (
    <>
      {state.layers.length > 0 && <LayerList />}
      {state.layer ? (
        <ChosenLayer layer={state.layer} />
      ) : (
        <p data-slot="nothing-chosen" className="kui:m-0 kui:text-sm kui:text-fg-muted">
          {t.panel.nothingChosen}
        </p>
      )}
    </>
  )
}

function ChosenLayer({ layer }: { layer: SlideLayer }) {
  const { state, t, thenFocus } = useEditor()
  const { locked } = state
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
          {layer.kind === 'text' ? <LayerText layer={layer} /> : <LayerMedia layer={layer} />}
          <div data-slot="layer-frame" className="kui:grid kui:grid-cols-2 kui:gap-2">
            {edges.map((edge) => (
              <PercentField key={`${layer.id} ${edge}`} layer={layer} edge={edge} />
            ))}
          </div>
          <SegmentedControl
            label={t.shownOn}
            size="small"
            fill
            value={layer.for}
            onValueChange={(value) => state.setLayer({ for: value })}
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
  const { state, t, languages, language, setLanguage, setTools, thenFocus } = useEditor()
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
          options={languages.map(({ code, label }) => ({ value: code, label }))}
        />
      )}
      {state.writing ? (
        <div ref={setTools} data-slot="layer-tools" className="kui:empty:hidden" />
      ) : (
        !state.locked && (
          <Button
            size="small"
            icon={<TextCursorInput {...pictogram} />}
            className="kui:self-start"
            onClick={() => thenFocus(() => state.writeLayer(layer.id), ...textSelectors)}
          >
            {t.panel.editText}
          </Button>
        )
      )}
      <LayerFill layer={layer} />
    </>
  )
}

/** Background colour of a text layer: none, a preset or any other. */
function LayerFill({ layer }: { layer: SlideLayer }) {
  const { state, t, colours } = useEditor()
  const id = useId()
  const { groupProps, radioProps } = useChoice({
    value: layer.fill ?? NO_COLOUR,
    onValueChange: (value) => state.setLayer({ fill: value === NO_COLOUR ? undefined : value }),
    field: { locked: state.locked, 'aria-labelledby': id },
  })
  const choices = [{ value: NO_COLOUR, name: t.panel.noColour }, ...colours]
  return (
    <div className="kui:flex kui:flex-col kui:gap-1.25">
      <span id={id} className="kui:text-sm kui:font-medium kui:text-fg-strong">
        {t.panel.fill}
      </span>
      <div data-slot="layer-fill" className="kui:flex kui:flex-wrap kui:gap-2" {...groupProps}>
        {choices.map(({ value, name }) => (
          <input
            key={value}
            data-slot="layer-colour"
            data-none={value === NO_COLOUR || undefined}
            aria-label={name}
            title={name}
            style={value === NO_COLOUR ? undefined : { backgroundColor: value }}
            className={cx(
              swatch,
              'kui:data-none:bg-[linear-gradient(to_top_right,transparent_46%,var(--k-danger)_46%_54%,transparent_54%)]',
            )}
            {...radioProps(value)}
          />
        ))}
      </div>
      <OwnColour
        value={layer.fill ?? ''}
        presets={choices.map(({ value }) => value)}
        onValueChange={(fill) => state.setLayer({ fill }, 'fill')}
      />
    </div>
  )
}

function LayerMedia({ layer }: { layer: SlideLayer }) {
  const { state, t, mediaProblem } = useEditor()
  const problem = layer.mediaId && mediaProblem?.(layer.mediaId)
  const choose = layer.kind === 'image' ? t.panel.choosePicture : t.panel.chooseVideo
  return (
    <>
      {problem && <Note tone="error">{problem}</Note>}
      {state.canPick && (
        <Button
          size="small"
          icon={<ImageUp {...pictogram} />}
          aria-disabled={state.locked || undefined}
          className="kui:self-start"
          onClick={() => void state.replaceMedia()}
        >
          {layer.mediaId ? t.replace : choose}
        </Button>
      )}
      <SegmentedControl
        label={t.panel.fit}
        size="small"
        fill
        value={layer.fit ?? 'contain'}
        onValueChange={(value) => state.setLayer({ fit: value === 'cover' ? value : undefined })}
        options={[
          { value: 'contain', label: t.panel.whole },
          { value: 'cover', label: t.panel.filling },
        ]}
        readOnlyReason={state.locked}
      />
    </>
  )
}

/** Range of an edge in whole percent that keeps the layer on the stage. */
function rangeOf({ x, y, width, height }: SlideFrame, edge: (typeof edges)[number]): [least: number, most: number] {
  const rest = { x: 1 - width, y: 1 - height, width: 1 - x, height: 1 - y }[edge]
  return [edge === 'x' || edge === 'y' ? 0 : SMALLEST * 100, Math.floor(rest * 100 + 1e-6)]
}

/** One value of a layer's frame in whole percent; values out of range show an error and are not applied. */
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
