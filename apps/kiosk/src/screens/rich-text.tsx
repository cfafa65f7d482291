import { isEmptyRichText, RichTextView } from '@kiosk-admin/ui/rich-text'
import './rich-text.css'
import type { Destination } from '../model/page'

export type RichTextProps = {
  /** The HTML as staff formatted it. */
  value: string
  /** What the text is about: the name of the site that a link in it opens. */
  name: string
  onOpen: (to: Destination) => void
  /** Only its beginning, where there is little room. */
  excerpt?: boolean
}

/** Formatted text. A link opens the site window: a station never leaves its own page. */
export function RichText({ value, name, onOpen, excerpt = false }: RichTextProps) {
  if (isEmptyRichText(value)) return null
  return (
    <RichTextView
      className="kiosk-text"
      data-excerpt={excerpt || undefined}
      value={value}
      onLinkPress={(url) => onOpen({ at: 'site', url, name })}
    />
  )
}
