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
import { en, type SlideshowEditorLabels } from '#labels/slideshow/editor'
import type { Swatch } from '../../fields/colour-field/colour-field'
import { FieldHelp } from '../../fields/field/field-help'
import { cx } from '../../internal/cx'
import { useAnnouncer } from '../../internal/hooks/use-announcer'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import type { SchedulePublication } from '../../schedule/schedule-status-text'
import { useKioskUi } from '../../theme/context'
import { codeOf, type Language } from '../../theme/language'
import type { Orientation } from '../slideshow'
import { SlideshowPreview } from '../slideshow-preview'
import { useToday } from '../use-today'
import { announcementText, type Editor, editorContext, type SlideTextProps } from './editor-context'
import { EditorPanel } from './editor-panel'
import type { EditedSlideshow } from './edits'
import { StageColumn } from './stage/stage-column'
import { PlainSlideText } from './stage/stage-text'
import { SlideStrip } from './strip/slide-strip'
import { type SlideBrand, slideTemplates } from './templates/templates'
import { type PickMedia, useSlideshowEditor } from './use-slideshow-editor'

export type SlideshowEditorProps = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'aria-label'
> & {
  /** Name of the slideshow, as accessible name. */
  label: string
  value?: EditedSlideshow
  /** @default no slides, always shown */
  defaultValue?: EditedSlideshow
  onValueChange?: (value: EditedSlideshow) => void
  /** URL of a file of the media library; undefined if it no longer exists. */
  mediaUrl: (id: string) => string | undefined
  /** Why a file of a slide is not shown: "film.mp4 can’t be played by the kiosks." */
  mediaProblem?: ((id: string) => string | undefined) | undefined
  /** Lets the user pick an image or a video. Without it, slides have text and colours only. */
  pickMedia?: PickMedia
  /** Languages of the mall, the required one first. @default the provider's, else that of the locale */
  languages?: readonly Language[]
  /** Code of the shown and edited language. */
  language?: string
  /** @default the first language */
  defaultLanguage?: string
  onLanguageChange?: (language: string) => void
  /**
   * Renders the editor of a text on the stage. @default a plain text box, with a headline or paragraph for each line
   */
  renderText?: (props: SlideTextProps) => ReactNode
  /** Selectable colours. @default six, after the mall's */
  colours?: readonly Swatch[]
  /** Colour and logo of the mall, for the templates. */
  brand?: SlideBrand
  /** Further settings at the end of the slideshow's tab. */
  showFields?: ReactNode
  /** Only published slideshows are described as shown now. @default 'published' */
  publication?: SchedulePublication | undefined
  /** A note above the preview, for example that it is switched off. */
  previewNote?: ReactNode
  /** The slide that is active first. @default the first one */
  defaultSlideId?: string | undefined
  /** The initial screen. @default 'portrait' */
  defaultOrientation?: Orientation | undefined
  /** An error of the whole value, from a server. */
  error?: ReactNode
  /** Makes it read-only and gives the reason: "You can read slideshows, not change them." */
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

/** Elements with their own undo: text fields and rich text editors. */
const writes =
  'input:not([type="radio"], [type="range"], [type="color"], [type="checkbox"]), textarea, [contenteditable="true"]'

/**
 * Editor of a slideshow: the strip of slides (WAI-ARIA listbox), the stage with the layers of one slide, rendered by
 * the player's code, a timeline and settings. Fills the height of its container; below 896 px its parts are stacked.
 */
export function SlideshowEditor({
  label,
  value,
  defaultValue,
  onValueChange,
  mediaUrl,
  mediaProblem,
  pickMedia,
  languages: given,
  language: givenLanguage,
  defaultLanguage,
  onLanguageChange,
  renderText = plainText,
  colours,
  brand = noBrand,
  showFields,
  publication,
  previewNote,
  defaultSlideId,
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
  const { locale, languages: known, now, timeZone } = useKioskUi()
  const languages = given ?? known
  const helpId = useId()
  const root = useRef<HTMLDivElement>(null)
  const today = useToday(now, timeZone)
  const firstLanguage = defaultLanguage ?? languages[0]?.code ?? codeOf(locale, languages)
  const [language, setLanguage] = useControllable(givenLanguage, firstLanguage, onLanguageChange)
  const { colour, logoId } = brand
  const languageCodes = languages.length > 0 ? languages.map(({ code }) => code).join(' ') : firstLanguage
  const templates = useMemo(
    () => slideTemplates({ colour, logoId }, languageCodes.split(' '), t.templates),
    [colour, logoId, languageCodes, t],
  )
  const state = useSlideshowEditor({
    value,
    defaultValue,
    onValueChange,
    pickMedia,
    locked: isLocked(readOnlyReason),
    names: { slide: t.newSlide, copy: t.copyName },
    defaultSlideId,
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
    // do not scroll the page, or the stage would leave the window
    if (box && box.scrollHeight > box.clientHeight) settings?.scrollIntoView({ block: 'nearest' })
  }
  const content = { mediaUrl, language, languages: languages.length > 0 ? languages : undefined }
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
    mediaProblem,
    colours: swatches,
    thenFocus,
    reveal,
  }

  const [previewed, setPreviewed] = useState(false)
  const { text: announcement, announce } = useAnnouncer()
  const words = useRef(editor)
  words.current = editor
  useEffect(() => {
    if (state.action) announce(announcementText(state.action, words.current))
  }, [state.action, announce])

  const goBack = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const key = event.key.toLowerCase()
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const { target, currentTarget } = event
    // events of the preview and menus bubble through React, although they are elsewhere in the DOM
    if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(writes)) return
    const redo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!redo && key !== 'z') return
    event.preventDefault()
    const focused = document.activeElement
    flushSync(redo ? state.redo : state.undo)
    // the focused element may be removed; in the strip, the focus follows the active slide
    const lost = !focused?.isConnected || focused.role === 'option'
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
          {announcement}
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
