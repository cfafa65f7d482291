import { createContext, type ReactNode, useContext } from 'react'
import type { Swatch } from '../../fields/colour-field/colour-field'
import type { LocalisedFieldProps } from '../../fields/localised-field/localised-field'
import { localisedText } from '../../internal/localised-text'
import type { SchedulePublication } from '../../schedule/schedule-status-text'
import type { IsoDate } from '../../theme/days'
import { numberFormat } from '../../theme/intl'
import type { SlideContentProps } from '../slide-view'
import { hasWords, type SlideLayer } from '../slideshow'
import type { SlideshowEditorLabels } from './labels/en'
import { plainOf } from './stage/plain-text'
import type { SlideTemplate } from './templates/templates'
import type { EditorNews, SlideshowEditorState } from './use-slideshow-editor'

/** What an editor of a layer's text gets. */
export type SlideTextProps = {
  label: string
  /** Rich text of one language, as HTML. */
  value: string
  onValueChange: (html: string) => void
  /** Its code. */
  language: string
  /** Where the tools of the text stand, once that is on the page. */
  tools: HTMLElement | null
}

/** What the parts of the editor share. */
export type Editor = {
  state: SlideshowEditorState
  t: SlideshowEditorLabels
  locale: string
  today: IsoDate
  /** What its slides are drawn with, wherever one is seen: as the kiosks do it, in the mall's order of languages. */
  content: SlideContentProps
  languages: LocalisedFieldProps['languages']
  language: string
  setLanguage: (language: string) => void
  renderText: (props: SlideTextProps) => ReactNode
  /** Where the tools of the text that is written stand. */
  tools: HTMLElement | null
  setTools: (place: HTMLElement | null) => void
  templates: readonly SlideTemplate[]
  /** Only what is published is said to be shown now. */
  publication: SchedulePublication | undefined
  /** Backgrounds to choose from. */
  colours: readonly Swatch[]
  /** Does something, then gives the focus to what the selectors find: what had it may be gone. */
  thenFocus: (act: () => void, ...selectors: string[]) => void
  /** Brings the settings of the chosen layer into sight, where they lie beside the stage. */
  reveal: () => void
}

export const editorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(editorContext)
  if (!editor) throw new Error('Parts of the slideshow editor stand within it.')
  return editor
}

type Words = Pick<Editor, 't' | 'locale' | 'language' | 'content'>

/** What a layer is called: its kind, and the beginning of its text. */
export function layerName(layer: SlideLayer, { t, language, content }: Words): string {
  if (layer.kind !== 'text') return t[layer.kind]
  const shown = localisedText(layer.text, language, content.languages)
  const text = plainOf(shown?.text ?? '')
    .replaceAll('\n', ' ')
    .trim()
  if (!hasWords(layer) || text === '') return layer.fill ? t.panel.colourBlock : t.emptyText
  return t.layerNamed(t.text, text.length > 40 ? `${text.slice(0, 39)}…` : text)
}

const percentOf = (fraction: number, locale: string): string =>
  numberFormat(locale, { style: 'percent' }).format(fraction)

/** Where a layer lies, in words. */
export const placeOf = ({ frame }: SlideLayer, { t, locale }: Words): string => {
  const { x, y, width, height } = frame
  const [left = '', top = '', wide = '', high = ''] = [x, y, width, height].map((part) => percentOf(part, locale))
  return t.layerAt(left, top, wide, high)
}

/** What was done, in words for a live region. */
export function newsInWords(news: EditorNews, words: Words): string {
  const { t, locale } = words
  const number = (value: number) => numberFormat(locale).format(value)
  switch (news.kind) {
    case 'addedSlide':
      return t.news.addedSlide(news.name || t.unnamed, number(news.place))
    case 'copiedSlides':
    case 'removedSlides':
      return t.news[news.kind](news.count, news.name || t.unnamed)
    case 'movedSlides':
      return t.news.movedSlides(news.count, news.name || t.unnamed, number(news.place))
    case 'placedLayer':
      return placeOf(news.layer, words)
    case 'orderedLayer':
      return t.news.orderedLayer(layerName(news.layer, words), number(news.place), number(news.count))
    case 'addedLayer':
    case 'copiedLayer':
    case 'removedLayer':
      return t.news[news.kind](layerName(news.layer, words))
    default:
      return t.news[news.kind]
  }
}
