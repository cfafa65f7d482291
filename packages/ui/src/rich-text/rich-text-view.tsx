import { type ComponentProps, createElement, type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { cx } from '../internal/cx'
import { useHydrating } from '../internal/hooks/use-hydrating'
import { documentIdOf, type RichTextNode, readRichText } from './rich-text'
import { fontFamilyOf, isFontClass, type RichTextRules, richTextRules } from './rules'

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
  /** URL of a linked document of the library, `document:{id}`; undefined if missing. @default such links lead nowhere */
  documentUrl?: (id: string) => string | undefined
}

/** Props of a link that calls back instead of navigating. */
const pressProps = (address: string, onLinkPress: (address: string) => void) => ({
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

type Rendering = Pick<RichTextViewProps, 'onLinkPress' | 'documentUrl'> & { rules: RichTextRules }

function linkProps(address: string | undefined, { onLinkPress, documentUrl }: Rendering) {
  if (address === undefined) return {}
  if (onLinkPress) return pressProps(address, onLinkPress)
  const id = documentIdOf(address)
  return { rel: 'noreferrer', ...(id === undefined ? {} : { href: documentUrl?.(id) }) }
}

/** A font is a class, whose family is loaded by `useFonts`. */
function fontStyle(classes: string | undefined, rules: RichTextRules) {
  const font = classes?.split(' ').find((name) => isFontClass(name, rules))
  return font === undefined ? {} : { style: { fontFamily: fontFamilyOf(font) } }
}

function renderNodes(nodes: readonly RichTextNode[], rendering: Rendering): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    const props = Object.entries(node.attributes).map(([name, value]) => [propNames[name] ?? name, value])
    return createElement(
      node.name,
      {
        // the whole text is rendered anew
        key: index,
        ...Object.fromEntries(props),
        ...(node.name === 'a' ? linkProps(node.attributes.href, rendering) : {}),
        ...(node.name === 'span' ? fontStyle(node.attributes.class, rendering.rules) : {}),
        ...(node.name === 'img' && node.attributes.alt === undefined ? { alt: '' } : {}),
      },
      ...renderNodes(node.children, rendering),
    )
  })
}

/**
 * Renders rich text as React elements from the rules, never as HTML, so that no script can run. Needs a DOM parser: on
 * a server it renders nothing, and its text after hydration.
 */
export function RichTextView({
  value,
  rules = richTextRules,
  onLinkPress,
  documentUrl,
  className,
  ...rest
}: RichTextViewProps) {
  const hydrating = useHydrating()
  const nodes = useMemo(() => (hydrating ? [] : readRichText(value, rules)), [hydrating, value, rules])
  return (
    <div data-slot="rich-text" className={cx(className)} {...rest}>
      {renderNodes(nodes, { rules, onLinkPress, documentUrl })}
    </div>
  )
}
