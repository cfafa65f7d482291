import { createContext, type ReactNode, useContext } from 'react'
import type { SlideshowEditorLabels } from '#labels/slideshow/editor'
import type { Swatch } from '../../fields/colour-field/colour-field'
import { localisedText } from '../../internal/localised-text'
import type { SchedulePublication } from '../../schedule/schedule-status-text'
import type { IsoDate } from '../../theme/days'
import { numberFormat } from '../../theme/intl'
import { codesOf, type Language } from '../../theme/language'
import type { SlideContentProps } from '../slide-view'
import { hasText, type SlideLayer } from '../slideshow'
import { plainOf } from './stage/plain-text'
import type { SlideTemplate } from './templates/templates'
import type { EditorAction, SlideshowEditorState } from './use-slideshow-editor'

/** Props of the text editor of a layer. */
export type SlideTextProps = {
  label: string
  /** Rich text of one language, as HTML. */
  value: string
  onValueChange: (html: string) => void
  /** The language's code. */
  language: string
  /** Whether the text is a template's sample: it is selected as a whole, so that the first key replaces it. */
  sample: boolean
  /** Container of the text's toolbar, once mounted. */
  tools: HTMLElement | null
}

/** Context shared by the parts of the editor. */
export type Editor = {
  state: SlideshowEditorState
  t: SlideshowEditorLabels
  locale: string
  today: IsoDate
  /** Props of all rendered slides, as on the kiosks, with the mall's order of languages. */
  content: SlideContentProps
  languages: readonly Language[]
  language: string
  setLanguage: (language: string) => void
  renderText: (props: SlideTextProps) => ReactNode
  /** Container of the text toolbar. */
  tools: HTMLElement | null
  setTools: (place: HTMLElement | null) => void
  templates: readonly SlideTemplate[]
  /** Only published slideshows are described as shown now. */
  publication: SchedulePublication | undefined
  mediaProblem: ((id: string) => string | undefined) | undefined
  /** Selectable background colours. */
  colours: readonly Swatch[]
  /** Runs an action, then focuses the first element that matches a selector, because the focused one may be removed. */
  thenFocus: (act: () => void, ...selectors: string[]) => void
  /** Scrolls to the settings of the selected layer, where they are beside the stage. */
  reveal: () => void
}

export const editorContext = createContext<Editor | undefined>(undefined)

export function useEditor(): Editor {
  const editor = useContext(editorContext)
  if (!editor) throw new Error('Parts of the slideshow editor stand within it.')
  return editor
}

type TextContext = Pick<Editor, 't' | 'locale' | 'language' | 'content'>

/** Display name of a layer: its kind and the start of its text. */
export function layerName(layer: SlideLayer, { t, language, content }: TextContext): string {
  if (layer.kind !== 'text') return t[layer.kind]
  const shown = localisedText(layer.text, language, codesOf(content.languages))
  const text = plainOf(shown?.text ?? '')
    .replaceAll('\n', ' ')
    .trim()
  if (!hasText(layer) || text === '') return layer.fill ? t.panel.colourBlock : t.emptyText
  return t.layerNamed(t.text, text.length > 40 ? `${text.slice(0, 39)}…` : text)
}

const percentOf = (fraction: number, locale: string): string =>
  numberFormat(locale, { style: 'percent' }).format(fraction)

/** Position and size of a layer as text. */
export const placeOf = ({ frame }: SlideLayer, { t, locale }: TextContext): string => {
  const { x, y, width, height } = frame
  const [left = '', top = '', wide = '', high = ''] = [x, y, width, height].map((part) => percentOf(part, locale))
  return t.layerAt(left, top, wide, high)
}

/** Announcement of an action for a live region. */
export function announcementText(action: EditorAction, context: TextContext): string {
  const { t, locale } = context
  const number = (value: number) => numberFormat(locale).format(value)
  switch (action.kind) {
    case 'addedSlide':
      return t.news.addedSlide(action.name || t.unnamed, number(action.place))
    case 'copiedSlides':
    case 'removedSlides':
      return t.news[action.kind](action.count, action.name || t.unnamed)
    case 'movedSlides':
      return t.news.movedSlides(action.count, action.name || t.unnamed, number(action.place))
    case 'placedLayer':
      return placeOf(action.layer, context)
    case 'orderedLayer':
      return t.news.orderedLayer(layerName(action.layer, context), number(action.place), number(action.count))
    case 'addedLayer':
    case 'copiedLayer':
    case 'removedLayer':
      return t.news[action.kind](layerName(action.layer, context))
    default:
      return t.news[action.kind]
  }
}
