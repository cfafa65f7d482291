import { useRef } from 'react'
import { useOwnEscape } from '../../../internal/hooks/use-own-escape'
import { tagOf } from '../../../theme/language'
import { backgroundOf, LayerTextBox } from '../../slide-view'
import { hasContent, hasText, type SlideLayer } from '../../slideshow'
import { type SlideTextProps, useEditor } from '../editor-context'
import { isSample } from '../templates/template-samples'
import { blockOf, htmlOf, plainOf } from './plain-text'

const HEADLINE = '<h2></h2>'

/** Initial HTML: a new text starts as a headline, an untranslated one like the other languages. */
function initialHtml({ text = {} }: SlideLayer, language: string): string {
  const own = text[language]
  if (own) return own
  const other = Object.values(text).find(Boolean)
  return other === undefined || blockOf(other) !== 'p' || !hasText({ text }) ? HEADLINE : ''
}

/** Edits the selected text in place on the stage. */
export function StageText() {
  const { state, t, language, languages, renderText, thenFocus } = useEditor()
  const box = useRef<HTMLDivElement>(null)
  useOwnEscape(box, () => true)
  const { layer, layers, writing, slideshow } = state
  if (!layer || !writing) return null
  const below = layers
    .slice(
      0,
      layers.findIndex(({ id }) => id === layer.id),
    )
    .filter(hasContent)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape in the text inside
    <div
      ref={box}
      data-slot="stage-text"
      data-stop="layer-text"
      className="kui:pointer-events-none kui:absolute kui:inset-0 kui:z-2 kui:[&>*]:pointer-events-auto kui:[&>*]:cursor-text"
      onKeyDown={(event) => {
        // events of toolbar menus bubble through React as well
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return
        thenFocus(() => state.selectLayer(layer.id), '[data-layer][aria-pressed="true"]')
      }}
    >
      <LayerTextBox
        layer={layer}
        ground={backgroundOf(layer, below, slideshow.background)}
        lang={tagOf(language, languages)}
      >
        <TextEditor
          key={`${layer.id} ${language}`}
          layer={layer}
          render={renderText}
          label={t.text}
          language={language}
        />
      </LayerTextBox>
    </div>
  )
}

type TextEditorProps = {
  layer: SlideLayer
  render: (props: SlideTextProps) => React.ReactNode
  label: string
  language: string
}

function TextEditor({ layer, render, label, language }: TextEditorProps) {
  const { state, tools } = useEditor()
  return render({
    label,
    value: initialHtml(layer, language),
    language,
    sample: isSample(layer.text),
    tools,
    onValueChange: (html) => state.setText(layer.id, language, html),
  })
}

/** A plain text box styled as its first line; each line becomes an element of that kind. */
export function PlainSlideText({ label, value, onValueChange, language, sample }: SlideTextProps) {
  const { languages } = useEditor()
  const lang = tagOf(language, languages)
  const begun = useRef(false)
  const Block = blockOf(value)
  return (
    <div data-slot="rich-text">
      <Block>
        <textarea
          data-slot="slide-text"
          aria-label={label}
          lang={lang}
          value={plainOf(value)}
          rows={1}
          className="kui:m-0 kui:block kui:field-sizing-content kui:w-full kui:resize-none kui:overflow-hidden kui:border-0 kui:bg-transparent kui:p-0 kui:outline-none kui:[color:inherit] kui:[font:inherit] kui:[letter-spacing:inherit]"
          onChange={(event) => onValueChange(htmlOf(event.target.value, value))}
          onFocus={({ target }) => {
            // the caret starts at the end, unless the first key replaces the text
            if (!begun.current) target.setSelectionRange(sample ? 0 : target.value.length, target.value.length)
            begun.current = true
          }}
        />
      </Block>
    </div>
  )
}
