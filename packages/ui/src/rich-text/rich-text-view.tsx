import { type ComponentProps, createElement, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { cx } from '../internal/cx'
import { type RichTextNode, readRichText } from './rich-text'
import { type RichTextRules, richTextRules } from './rules'

export type RichTextViewProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The HTML; what the rules do not allow is not shown. */
  value: string
  /** @default richTextRules */
  rules?: RichTextRules
  /**
   * Called with the address of a link that is pressed. Links then have no address of their own, so that nothing leads away
   * from the page: for a kiosk, where there is no way back.
   */
  onLinkPress?: (address: string) => void
}

type LinkPress = RichTextViewProps['onLinkPress']

/** A link that calls back instead of leading away, by touch and by keyboard. */
const pressProps = (address: string, onLinkPress: NonNullable<LinkPress>) => ({
  href: undefined,
  role: 'link',
  tabIndex: 0,
  onClick: () => onLinkPress(address),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // else the same key would press what gets the focus next
    event.preventDefault()
    onLinkPress(address)
  },
})

const propNames: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' }

const linkProps = (address: string | undefined, onLinkPress: LinkPress) =>
  onLinkPress && address !== undefined ? pressProps(address, onLinkPress) : { rel: 'noreferrer' }

function drawn(nodes: readonly RichTextNode[], onLinkPress: LinkPress): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = Object.entries(node.attributes).map(([name, value]) => [propNames[name] ?? name, value])
    return createElement(
      node.name,
      {
        // the text is drawn anew as a whole
        key: index,
        ...Object.fromEntries(props),
        ...(node.name === 'a' ? linkProps(node.attributes.href, onLinkPress) : {}),
        ...(node.name === 'img' && node.attributes.alt === undefined ? { alt: '' } : {}),
      },
      ...drawn(node.children, onLinkPress),
    )
  })
}

/**
 * Rich text as it is read. It is drawn as elements out of the rules, never as HTML, so whatever the text holds, nothing
 * runs. It needs a document to read with: drawn on a server, it stays empty until the browser takes over.
 */
export function RichTextView({ value, rules = richTextRules, onLinkPress, className, ...rest }: RichTextViewProps) {
  const nodes = useMemo(() => (typeof DOMParser === 'undefined' ? [] : readRichText(value, rules)), [value, rules])
  return (
    <div data-slot="rich-text" suppressHydrationWarning className={cx(className)} {...rest}>
      {drawn(nodes, onLinkPress)}
    </div>
  )
}
