import { type ComponentProps, createElement, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { cx } from '../internal/cx'
import { useHydrating } from '../internal/hooks/use-hydrating'
import { type RichTextNode, readRichText } from './rich-text'
import { type RichTextRules, richTextRules } from './rules'

export type RichTextViewProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** The HTML; disallowed parts are not shown. */
  value: string
  /** @default richTextRules */
  rules?: RichTextRules
  /**
   * Called with the URL of a pressed link. Links then have no `href`, so that they cannot navigate: for a kiosk, which
   * has no way back.
   */
  onLinkPress?: (address: string) => void
}

type LinkPress = RichTextViewProps['onLinkPress']

/** Props of a link that calls back instead of navigating. */
const pressProps = (address: string, onLinkPress: NonNullable<LinkPress>) => ({
  href: undefined,
  role: 'link',
  tabIndex: 0,
  onClick: () => onLinkPress(address),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // prevents the key from also pressing the next focused element
    event.preventDefault()
    onLinkPress(address)
  },
})

const propNames: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan' }

const linkProps = (address: string | undefined, onLinkPress: LinkPress) =>
  onLinkPress && address !== undefined ? pressProps(address, onLinkPress) : { rel: 'noreferrer' }

function renderNodes(nodes: readonly RichTextNode[], onLinkPress: LinkPress): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = Object.entries(node.attributes).map(([name, value]) => [propNames[name] ?? name, value])
    return createElement(
      node.name,
      {
        // the whole text is rendered anew
        key: index,
        ...Object.fromEntries(props),
        ...(node.name === 'a' ? linkProps(node.attributes.href, onLinkPress) : {}),
        ...(node.name === 'img' && node.attributes.alt === undefined ? { alt: '' } : {}),
      },
      ...renderNodes(node.children, onLinkPress),
    )
  })
}

/**
 * Renders rich text as React elements from the rules, never as HTML, so that no script can run. Needs a DOM parser: on
 * a server it renders nothing, and its text after hydration.
 */
export function RichTextView({ value, rules = richTextRules, onLinkPress, className, ...rest }: RichTextViewProps) {
  const hydrating = useHydrating()
  const nodes = useMemo(() => (hydrating ? [] : readRichText(value, rules)), [hydrating, value, rules])
  return (
    <div data-slot="rich-text" className={cx(className)} {...rest}>
      {renderNodes(nodes, onLinkPress)}
    </div>
  )
}
