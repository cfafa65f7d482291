import { type ComponentProps, createElement, type ReactNode, useMemo } from 'react'
import { cx } from '../internal/cx'
import { type RichTextNode, readRichText } from './rich-text'
import { type RichTextRules, richTextRules } from './rules'

export type RichTextViewProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The HTML; what the rules do not allow is not shown. */
  value: string
  /** @default richTextRules */
  rules?: RichTextRules
}

const propNames: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' }

function drawn(nodes: readonly RichTextNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = Object.entries(node.attributes).map(([name, value]) => [propNames[name] ?? name, value])
    return createElement(
      node.name,
      {
        // the text is drawn anew as a whole
        key: index,
        ...Object.fromEntries(props),
        ...(node.name === 'a' ? { rel: 'noreferrer' } : {}),
        ...(node.name === 'img' && node.attributes.alt === undefined ? { alt: '' } : {}),
      },
      ...drawn(node.children),
    )
  })
}

/**
 * Rich text as it is read. It is drawn as elements out of the rules, never as HTML, so whatever the text holds, nothing
 * runs. It needs a document to read with: drawn on a server, it stays empty until the browser takes over.
 */
export function RichTextView({ value, rules = richTextRules, className, ...rest }: RichTextViewProps) {
  const nodes = useMemo(() => (typeof DOMParser === 'undefined' ? [] : readRichText(value, rules)), [value, rules])
  return (
    <div data-slot="rich-text" suppressHydrationWarning className={cx(className)} {...rest}>
      {drawn(nodes)}
    </div>
  )
}
