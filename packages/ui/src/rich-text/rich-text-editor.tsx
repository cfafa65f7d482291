import { EditorContent } from '@tiptap/react'
import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { en as fields } from '#labels/fields'
import { en, type RichTextLabels } from '#labels/rich-text'
import { controlBox } from '../fields/field/control'
import { Field, type FieldOwnProps } from '../fields/field/field'
import { useFieldControl } from '../fields/field/field-context'
import { CounterAnnouncement, useCounterAnnouncement } from '../fields/field/field-counter'
import { cx } from '../internal/cx'
import { useBeforeSave } from '../internal/form-field'
import { useLabels } from '../internal/hooks/use-labels'
import { isLocked } from '../internal/lock'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import { isAllowedImage } from './rich-text'
import type { RichTextFont } from './rich-text-menus'
import { RichTextToolbar, setLink } from './rich-text-toolbar'
import { richTextRules } from './rules'
import { type UseRichTextProps, useRichText } from './use-rich-text'

/** Lets the user pick an image: its URL and alternative text, or undefined if cancelled. */
export type PickImage = () => Promise<{ url: string; alt: string } | undefined>

/** Documents of the media library that a text can link to, as `document:{id}`. */
export type RichTextDocuments = {
  /** Name of a linked document. */
  nameOf: (id: string) => string | undefined
  /** Lets the user pick a document; undefined if cancelled. */
  pick: () => Promise<{ id: string; name: string } | undefined>
}

export type RichTextEditorProps = Omit<FieldOwnProps, 'labels'> &
  Pick<UseRichTextProps, 'value' | 'defaultValue' | 'onValueChange' | 'rules' | 'documentKey'> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    /** Name of the hidden input that submits the HTML. */
    name?: string
    /** @default false */
    disabled?: boolean
    /** Enables images. */
    onPickImage?: PickImage
    /** Enables links to documents. */
    documents?: RichTextDocuments | undefined
    /** The fonts of the media library that can be chosen; `useFonts` loads them. @default none */
    fonts?: readonly RichTextFont[] | undefined
    /**
     * Maximum length of the HTML, with a counter that is announced near the limit. Longer text is possible, so that
     * pasting does not truncate.
     */
    counter?: number
    /** Enables editing of the HTML source. @default false */
    sourceView?: boolean
    labels?: Partial<RichTextLabels>
  }

/**
 * Editor for headings, lists, links, images and tables; its HTML follows the rules. `className` goes
 * to the field, `ref` and other attributes to the box of toolbar and text.
 */
export function RichTextEditor({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  className,
  counter,
  disabled = false,
  labels,
  ...rest
}: RichTextEditorProps) {
  const t = useLabels('rich-text', en, labels)
  const words = useLabels('fields', fields)
  const { locale } = useKioskUi()
  const { format } = numberFormat(locale)
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '')
  const [problem, setProblem] = useState<string>()
  const { left, announceLength } = useCounterAnnouncement(typed, counter)
  const counted = counter !== undefined && !isLocked(readOnlyReason) && !disabled
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={problem ?? error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      className={className}
      aside={
        counted && (
          <span
            data-slot="field-counter"
            data-over={typed.length > counter || undefined}
            className="kui:shrink-0 kui:tabular-nums kui:data-[over]:text-danger-text"
          >
            {t.counter(format(typed.length), format(counter))}
          </span>
        )
      }
    >
      <RichTextBox
        t={t}
        disabled={disabled}
        onProblem={setProblem}
        onShow={(html) => {
          announceLength(html)
          setTyped(html)
        }}
        {...rest}
      />
      {counted && <CounterAnnouncement left={left} t={words} />}
    </Field>
  )
}

type RichTextBoxProps = Omit<RichTextEditorProps, keyof FieldOwnProps | 'labels' | 'counter'> & {
  t: RichTextLabels
  onProblem: (problem: string | undefined) => void
  /** Called with the shown HTML, without debouncing. */
  onShow: (html: string) => void
}

function RichTextBox({
  t,
  onProblem,
  onShow,
  value,
  defaultValue,
  onValueChange,
  rules = richTextRules,
  name,
  lang,
  documentKey = `${name ?? ''} ${lang ?? ''}`,
  disabled,
  onPickImage,
  documents,
  fonts,
  sourceView = false,
  onBlur,
  onKeyDown,
  ...rest
}: RichTextBoxProps) {
  const { locked = false, id = '', ...control } = useFieldControl()
  const closed = locked || disabled === true
  const [asking, setAsking] = useState<'link' | 'image'>()
  const [picking, setPicking] = useState(false)
  const [source, setSource] = useState<string>()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const { editor, html, flush, replace } = useRichText({
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
    rules,
    documentKey,
    locked: closed,
    onShow: (next) => {
      onProblem(undefined)
      onShow(next)
    },
    attributes: {
      ...(source === undefined ? { id } : {}),
      lang,
      'aria-labelledby': control['aria-labelledby'],
      'aria-describedby': control['aria-describedby'],
      'aria-invalid': control['aria-invalid'] && 'true',
      'aria-required': control['aria-required'] && 'true',
      'aria-readonly': locked ? 'true' : undefined,
      'aria-disabled': disabled ? 'true' : undefined,
      // read-only text can still be focused and copied
      tabindex: disabled ? undefined : '0',
    },
  })
  const applySource = useCallback(() => {
    if (textarea.current && textarea.current.value !== html) replace(textarea.current.value)
  }, [html, replace])
  useBeforeSave(applySource)

  const pick = async () => {
    if (!onPickImage || !editor) return
    setPicking(true)
    onProblem(undefined)
    try {
      const picked = await onPickImage()
      if (picked && !isAllowedImage(picked.url, rules)) onProblem(t.image.failed)
      else if (picked) editor.chain().focus().setImage({ src: picked.url, alt: picked.alt }).run()
      else editor.commands.focus()
    } catch {
      onProblem(t.image.failed)
    } finally {
      setPicking(false)
    }
  }
  const linkDocument = async () => {
    if (!documents || !editor) return
    const picked = await documents.pick()
    editor.commands.focus()
    if (picked) setLink(editor, `document:${picked.id}`, picked.name)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the text and the toolbar inside
    <div
      data-slot="rich-text-editor"
      data-invalid={control['aria-invalid']}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
      {...rest}
      className={cx(
        controlBox({ size: 'several' }),
        'kui:flex-col kui:flex-nowrap kui:items-stretch kui:gap-0 kui:p-0!',
      )}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented || closed || source !== undefined) return
        if (event.key === 'F10' && event.altKey) {
          event.preventDefault()
          event.currentTarget.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()
        } else if (
          event.key.toLowerCase() === 'k' &&
          event.ctrlKey !== event.metaKey &&
          editor?.schema.marks.link &&
          event.currentTarget.contains(event.target as Node)
        ) {
          event.preventDefault()
          setAsking('link')
        }
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.(event)
      }}
    >
      {editor && !closed && (
        <RichTextToolbar
          {...{ editor, rules, t, asking, fonts }}
          onAsk={setAsking}
          controls={id}
          documents={documents && { nameOf: documents.nameOf, onPick: () => void linkDocument() }}
          image={onPickImage && { busy: picking, onPick: () => void pick() }}
          source={
            sourceView
              ? {
                  open: source !== undefined,
                  onToggle: () => {
                    flush()
                    applySource()
                    setSource(source === undefined ? html : undefined)
                  },
                }
              : undefined
          }
        />
      )}
      {source !== undefined && (
        <textarea
          ref={textarea}
          {...control}
          id={id}
          data-slot="rich-text-source"
          dir="ltr"
          spellCheck={false}
          defaultValue={html}
          rows={8}
          className="kui:field-sizing-content kui:min-h-32 kui:w-full kui:resize-none kui:bg-transparent kui:p-3 kui:font-mono kui:text-sm kui:outline-none"
          onBlur={applySource}
        />
      )}
      <EditorContent
        editor={editor ?? null}
        data-slot="rich-text"
        hidden={source !== undefined}
        className="kui:min-h-24 kui:px-3 kui:py-2"
      />
      {name && <input type="hidden" name={name} value={html} disabled={disabled} />}
    </div>
  )
}
