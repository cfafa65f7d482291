import { EditorContent } from '@tiptap/react'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { en, type RichTextLabels } from '#labels/rich-text'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import type { RichTextFont } from './rich-text-menus'
import { RichTextToolbar } from './rich-text-toolbar'
import { richTextRules } from './rules'
import { type UseRichTextProps, useRichText } from './use-rich-text'

export type RichTextInPlaceProps = Pick<
  UseRichTextProps,
  'value' | 'defaultValue' | 'onValueChange' | 'rules' | 'documentKey'
> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> & {
    /** Accessible name of the text. */
    label: string
    /** Selects the whole text first, so that the first key replaces it in its style. @default false */
    selected?: boolean
    /** The fonts of the media library that can be chosen; `useFonts` loads them. @default none */
    fonts?: readonly RichTextFont[] | undefined
    /** Container of the toolbar; none without it. */
    tools?: HTMLElement | null
    labels?: Partial<RichTextLabels>
  }

/**
 * Rich text that is edited in place, styled as the view, with a separate toolbar: Alt F10 moves to the toolbar, Escape
 * back. Focusable on the first rendering; the caret starts at the end, unless the whole text is `selected`.
 */
export function RichTextInPlace({
  label,
  tools,
  selected = false,
  fonts,
  value,
  defaultValue,
  onValueChange,
  rules = richTextRules,
  documentKey,
  lang,
  labels,
  className,
  onFocus,
  onKeyDown,
  ...rest
}: RichTextInPlaceProps) {
  const t = useLabels('rich-text', en, labels)
  const id = useId()
  const [asking, setAsking] = useState<'link' | 'image'>()
  // the first key replaces a selected text, which its owner then no longer selects
  const [selectedFirst] = useState(selected)
  const entered = useRef(false)
  const { editor } = useRichText({
    ...(value !== undefined ? { value } : {}),
    ...(defaultValue !== undefined ? { defaultValue } : {}),
    ...(onValueChange ? { onValueChange } : {}),
    ...(documentKey !== undefined ? { documentKey } : {}),
    rules,
    immediately: true,
    attributes: { id, lang, 'aria-label': label },
  })
  useLayoutEffect(() => {
    if (!editor) return
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection(selectedFirst ? { from: 1, to: end - 1 } : end)
  }, [editor, selectedFirst])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key events of the text and of its toolbar
    <div
      data-slot="rich-text-in-place"
      {...rest}
      className={cx('kui:min-h-[1em]', className)}
      onFocus={(event) => {
        onFocus?.(event)
        if (entered.current || event.target !== editor?.view.dom) return
        entered.current = true
        // browsers place the caret at the start, after the event
        queueMicrotask(() => !editor.isDestroyed && editor.view.focus())
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!(event.target instanceof Element)) return
        // even if Escape also closes a tooltip
        if (event.key === 'Escape' && tools?.contains(event.target)) editor?.view.focus()
        if (event.defaultPrevented) return
        if (event.key === 'F10' && event.altKey) {
          event.preventDefault()
          tools?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus()
        } else if (
          event.key.toLowerCase() === 'k' &&
          event.ctrlKey !== event.metaKey &&
          editor?.schema.marks.link &&
          event.currentTarget.contains(event.target)
        ) {
          event.preventDefault()
          setAsking('link')
        }
      }}
    >
      <EditorContent editor={editor ?? null} data-slot="rich-text" />
      {editor &&
        tools &&
        createPortal(
          <RichTextToolbar
            {...{ editor, rules, t, asking, fonts }}
            onAsk={setAsking}
            controls={id}
            documents={undefined}
            image={undefined}
            source={undefined}
          />,
          tools,
        )}
    </div>
  )
}
