import { documentIdOf, isEmptyRichText, RichTextView } from '@kiosk-admin/ui/rich-text'
import './rich-text.css'
import type { Destination } from '../model/page'

export type RichTextProps = {
  /** The rich text as HTML. */
  value: string
  /** Name of the record, used as the title of sites and documents that links open. */
  name: string
  onOpen: (to: Destination) => void
  /** Truncates the text. */
  excerpt?: boolean
}

/** Formatted text. A link opens a window: a station never leaves its own page. */
export function RichText({ value, name, onOpen, excerpt = false }: RichTextProps) {
  if (isEmptyRichText(value)) return null
  return (
    <RichTextView
      className="kiosk-text"
      data-excerpt={excerpt || undefined}
      value={value}
      onLinkPress={(url) => {
        const id = documentIdOf(url)
        onOpen(id === undefined ? { at: 'site', url, name } : { at: 'document', id, name })
      }}
    />
  )
}
