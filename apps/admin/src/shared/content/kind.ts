import type { Area, ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, use, useCallback } from 'react'
import type { Source } from '../../data/cache/source'
import { type Catalogue, type Translate, useMessages } from '../i18n/i18n'

/** Messages of a content type, below one top-level key of its catalogue. */
export type KindMessages = {
  title: string
  new: string
  /** Label of the create button. @default "Save" */
  create?: string
  edit: string
  count: (params: { count: number }) => string
  empty: { title: string; text: string }
  /** Why a user with read permission cannot write. */
  reader: string
  /** Field labels by name, where they differ from those that all content types share. @default none */
  fields?: { readonly [field: string]: string }
}

/** A content type with the settings of its list and form. */
export type Kind = {
  type: ContentType
  area: Area
  /** List call and its cache. */
  source: Source
  /** Whether the list always has all records, for an order, a tree or a map. */
  whole: boolean
  /** Field values common to all records, which staff do not edit: `{ type: 1 }`. */
  only: object
  /** Hook that returns initial values for a new record, such as the category of the open list. */
  useInitial: () => object
  /** Dialog name in the address: `offerEdit`. */
  dialog: string
  /** Name of the preview popup in the address: `offerPreview`. */
  preview: string | undefined
  icon: LucideIcon
  columns: readonly string[]
  messages: Catalogue<{ readonly [feature: string]: KindMessages }>
  /** Top-level key in `messages`. */
  messageKey: string
  /** Form fields, loaded when the form opens. */
  Fields: ComponentType
  /** Prefetches the form. */
  prepare: () => void
}

const KindContext = createContext<Kind | undefined>(undefined)

export { KindContext }

/** Returns the content type of the surrounding list or form. */
export function useKind(): Kind {
  const kind = use(KindContext)
  if (!kind) throw new Error('useKind must be inside KindContext')
  return kind
}

/** Returns the content type's messages, with keys relative to its top-level key. */
export function useKindMessages(): Translate<KindMessages> {
  const { messages, messageKey } = useKind()
  const t = useMessages(messages)
  // the keys below `words` are those of KindMessages
  return useCallback((key, ...params) => t(`${messageKey}.${key}` as never, ...(params as never)), [t, messageKey])
}
