import { EditorContent } from '@tiptap/react'
import { type ComponentProps, useId, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { en, type RichTextLabels } from './labels/en'
import { RichTextToolbar } from './rich-text-toolbar'
import { richTextRules } from './rules'
import { type UseRichTextProps, useRichText } from './use-rich-text'

export type RichTextInPlaceProps = Pick<
  UseRichTextProps,
  'value' | 'defaultValue' | 'onValueChange' | 'rules' | 'documentKey'
> &
  Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> & {
    /** Names the text for screen readers. */
    label: string
    /** Where the toolbar stands; without it there is none. */
    tools?: HTMLElement | null
    labels?: Partial<RichTextLabels>
  }

/**
 * Rich text that is written where it is read, in the looks of its place, with the toolbar elsewhere: Alt F10 goes there,
 * Escape comes back. It can take the focus as soon as it is drawn; the caret begins after the last word.
 */
export function RichTextInPlace({
  label,
  tools,
  value,
  defaultValue,
  onValueChange,
  rules = richTextRules,
  documentKey,
  lang,
  labels,
  className,
  onKeyDown,
  ...rest
}: RichTextInPlaceProps) {
  const t = useLabels('rich-text', en, labels)
  const id = useId()
  const [asking, setAsking] = useState<'link' | 'image'>()
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
    editor?.commands.setTextSelection(editor.state.doc.content.size)
  }, [editor])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the text and of its toolbar
    <div
      data-slot="rich-text-in-place"
      {...rest}
      className={cx('kui:min-h-[1em]', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!(event.target instanceof Element)) return
        // also where the same key closes the hint of a tool
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
            {...{ editor, rules, t, asking }}
            onAsk={setAsking}
            controls={id}
            image={undefined}
            source={undefined}
          />,
          tools,
        )}
    </div>
  )
}
