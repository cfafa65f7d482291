import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Swatch } from '../../fields/colour-field/colour-field'
import { FieldHelp } from '../../fields/field/field-help'
import type { LocalisedFieldProps } from '../../fields/localised-field/localised-field'
import { cx } from '../../internal/cx'
import { useAnnouncer } from '../../internal/hooks/use-announcer'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { languageOf } from '../../internal/language'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import type { SchedulePublication } from '../../schedule/schedule-status-text'
import { useKioskUi } from '../../theme/context'
import type { Orientation } from '../slideshow'
import { SlideshowPreview } from '../slideshow-preview'
import { useToday } from '../use-today'
import { type Editor, editorContext, newsInWords, type SlideTextProps } from './editor-context'
import { EditorPanel } from './editor-panel'
import type { EditedSlideshow } from './edits'
import { en, type SlideshowEditorLabels } from './labels/en'
import { StageColumn } from './stage/stage-column'
import { PlainSlideText } from './stage/stage-text'
import { SlideStrip } from './strip/slide-strip'
import { type SlideBrand, slideTemplates } from './templates/templates'
import { type PickMedia, useSlideshowEditor } from './use-slideshow-editor'

export type SlideshowEditorProps = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** What is edited: the slideshow's name. */
  label: string
  value?: EditedSlideshow
  /** @default no slides, always shown */
  defaultValue?: EditedSlideshow
  onValueChange?: (value: EditedSlideshow) => void
  /** Address of a file of the media library; undefined for one that is gone. */
  mediaUrl: (id: string) => string | undefined
  /** Lets someone choose a picture or a video. Without it, slides hold words on colours. */
  pickMedia?: PickMedia
  /** The languages of the mall, the required one first. @default that of the locale */
  languages?: LocalisedFieldProps['languages']
  /** Code of the language that is shown and written. */
  language?: string
  /** @default the first language */
  defaultLanguage?: string
  onLanguageChange?: (language: string) => void
  /** Draws the editor of a text, on the stage where it is shown. @default a plain text box, whose lines become headlines or paragraphs */
  renderText?: (props: SlideTextProps) => ReactNode
  /** Colours to choose from. @default six, after the mall's */
  colours?: readonly Swatch[]
  /** The mall's colour and logo, for the templates. */
  brand?: SlideBrand
  /** Further settings of the whole slideshow, at the end of the tab of the show. */
  showFields?: ReactNode
  /** Only what is published is said to be shown now. @default 'published' */
  publication?: SchedulePublication | undefined
  /** Above the preview, such as that it is switched off. */
  previewNote?: ReactNode
  /** The screen to begin with. @default 'portrait' */
  defaultOrientation?: Orientation | undefined
  /** What is wrong as a whole, as a server says it. */
  error?: ReactNode
  /** Locks it and says why: "You can read slideshows, not change them." */
  readOnlyReason?: ReactNode
  labels?: Partial<SlideshowEditorLabels>
}

const usualColours = {
  forest: '#0d3b2e',
  yellow: '#ffd23f',
  night: '#101c3d',
  rose: '#f3d9cf',
  violet: '#5b3f8c',
  white: '#ffffff',
} as const

const plainText = (props: SlideTextProps) => <PlainSlideText {...props} />

const noBrand: SlideBrand = {}

const noLanguages: LocalisedFieldProps['languages'] = []

/** What has a way to undo of its own: the browser's, or that of an editor of rich text. */
const writes =
  'input:not([type="radio"], [type="range"], [type="color"], [type="checkbox"]), textarea, [contenteditable="true"]'

/**
 * A slideshow's slides, put together: the strip of all slides (WAI-ARIA listbox), the stage with the layers of one, drawn
 * by the player's own code, a timeline, and settings. Takes the height of its place; below 896 px its parts lie one above
 * the other.
 */
export function SlideshowEditor({
  label,
  value,
  defaultValue,
  onValueChange,
  mediaUrl,
  pickMedia,
  languages = noLanguages,
  language: givenLanguage,
  defaultLanguage,
  onLanguageChange,
  renderText = plainText,
  colours,
  brand = noBrand,
  showFields,
  publication,
  previewNote,
  defaultOrientation,
  error,
  readOnlyReason,
  labels,
  className,
  ref,
  onKeyDown,
  ...rest
}: SlideshowEditorProps) {
  const t = useLabels('slideshow-editor', en, labels)
  const { locale, now, timeZone } = useKioskUi()
  const helpId = useId()
  const root = useRef<HTMLDivElement>(null)
  const today = useToday(now, timeZone)
  const firstLanguage = defaultLanguage ?? languages[0]?.code ?? languageOf(locale)
  const [language, setLanguage] = useControllable(givenLanguage, firstLanguage, onLanguageChange)
  const { colour, logoId } = brand
  const spoken = languages.length > 0 ? languages.map(({ code }) => code).join(' ') : firstLanguage
  const templates = useMemo(
    () => slideTemplates({ colour, logoId }, spoken.split(' '), t.templates),
    [colour, logoId, spoken, t],
  )
  const state = useSlideshowEditor({
    value,
    defaultValue,
    onValueChange,
    pickMedia,
    locked: isLocked(readOnlyReason),
    names: { slide: t.newSlide, copy: t.copyName },
    templates,
    defaultOrientation,
  })
  const swatches = useMemo(
    () =>
      colours ?? [
        ...(brand.colour ? [{ value: brand.colour, name: t.panel.brand }] : []),
        ...Object.entries(usualColours)
          .filter(([, value]) => value !== brand.colour)
          .map(([name, value]) => ({ value, name: t.colours[name as keyof typeof usualColours] })),
      ],
    [colours, brand.colour, t],
  )
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const thenFocus: Editor['thenFocus'] = (act, ...selectors) => {
    flushSync(act)
    for (const selector of selectors) {
      const found = root.current?.querySelector<HTMLElement>(selector)
      if (found) return found.focus()
    }
  }
  const reveal: Editor['reveal'] = () => {
    const settings = root.current?.querySelector('[data-stop="layer"]')
    const box = settings?.closest('[data-slot="inspector-scroller"]')
    // where the whole page scrolls, the stage would go out of sight
    if (box && box.scrollHeight > box.clientHeight) settings?.scrollIntoView({ block: 'nearest' })
  }
  const codes = languages.map(({ code }) => code)
  const content = { mediaUrl, language, languages: codes.length > 0 ? codes : undefined }
  const editor: Editor = {
    state,
    t,
    locale,
    today,
    content,
    languages,
    language,
    setLanguage,
    renderText,
    tools,
    setTools,
    templates,
    publication,
    colours: swatches,
    thenFocus,
    reveal,
  }

  const [previewed, setPreviewed] = useState(false)
  const { text: said, announce } = useAnnouncer()
  const words = useRef(editor)
  words.current = editor
  useEffect(() => {
    if (state.news) announce(newsInWords(state.news, words.current))
  }, [state.news, announce])

  const goBack = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const key = event.key.toLowerCase()
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const { target, currentTarget } = event
    // what is done in the preview and in menus bubbles as well, though they lie elsewhere
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(writes)) return
    const again = key === 'y' || (key === 'z' && event.shiftKey)
    if (!again && key !== 'z') return
    event.preventDefault()
    const had = document.activeElement
    flushSync(again ? state.redo : state.undo)
    // what had the focus may be gone with the step, and in the strip it goes along with the chosen slide
    const lost = !had?.isConnected || had.role === 'option'
    if (lost) thenFocus(() => undefined, '[role="option"][tabindex="0"]', '[data-stop="add-slide"]')
  }
  const help = error || lockWords(readOnlyReason)

  return (
    <editorContext.Provider value={editor}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div
        ref={mergeRefs(root, ref)}
        role="group"
        aria-label={label}
        aria-describedby={help ? helpId : undefined}
        data-slot="slideshow-editor"
        data-locked={state.locked || undefined}
        className={cx(
          'kui:@container/editor kui:flex kui:h-full kui:min-h-0 kui:min-w-0 kui:flex-col kui:bg-surface kui:text-sm kui:text-fg',
          className,
        )}
        onKeyDown={goBack}
        {...rest}
      >
        {help && (
          <div
            data-slot="slideshow-editor-help"
            className="kui:flex kui:border-b kui:border-line-faint kui:px-4 kui:py-2 kui:text-sm kui:text-fg-muted"
          >
            <FieldHelp id={helpId} invalid={Boolean(error)} locked={state.locked}>
              {help}
            </FieldHelp>
          </div>
        )}
        <div
          data-slot="slideshow-editor-columns"
          className="kui:grid kui:min-h-0 kui:flex-1 kui:auto-rows-max kui:grid-cols-[minmax(0,1fr)] kui:overflow-auto kui:@4xl/editor:grid-rows-[minmax(0,1fr)] kui:@4xl/editor:grid-cols-[172px_minmax(0,1fr)_336px] kui:pointer-coarse:@4xl/editor:grid-cols-[212px_minmax(0,1fr)_336px] kui:@4xl/editor:overflow-hidden"
        >
          <SlideStrip />
          <StageColumn onPreview={() => setPreviewed(true)} />
          <EditorPanel showFields={showFields} />
        </div>
        <span role="status" data-slot="slideshow-editor-news" className="kui:sr-only">
          {said}
        </span>
        <SlideshowPreview
          open={previewed}
          onOpenChange={setPreviewed}
          label={label}
          slideshow={state.slideshow}
          note={previewNote}
          defaultOrientation={state.orientation}
          {...content}
          {...(state.slide ? { defaultSlideId: state.slide.id } : {})}
        />
      </div>
    </editorContext.Provider>
  )
}
