import type { Area, ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, use, useCallback } from 'react'
import type { Source } from '../../data/cache/source'
import { useFieldWord } from '../feature/field-word'
import { useFeatureNames } from '../feature/known-features'
import { type Catalogue, type Translate, type Translator, useMessages } from '../i18n/i18n'
import { contentMessages } from './messages'

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
  /** Its own messages; others are worded from the names of its feature. */
  messages: Catalogue<{ readonly [feature: string]: Partial<KindMessages> }> | undefined
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

/** Returns a function from a field of a kind to its label: the kind's own, or that of all kinds. */
export function useFieldLabel(kind: Kind): (name: string) => string {
  const t = useMessagesOf(kind)
  const fieldWord = useFieldWord()
  return useCallback((name) => t(`fields.${name}`) || fieldWord(kind.type.resource, name) || name, [t, fieldWord, kind])
}

/** Returns the messages of the surrounding list or form's content type, with keys relative to its top-level key. */
export const useKindMessages = (): Translate<KindMessages> => useMessagesOf(useKind())

function useMessagesOf({ type, messages, messageKey }: Kind): Translate<KindMessages> {
  // keys that are put together have no types of their own
  const t = useMessages<unknown>(messages ?? contentMessages) as Translator
  const names = useFeatureNames(type.resource)
  return useCallback<Translator>(
    (key, params) => t(`${messageKey}.${key}`, params) || t(`content.kind.${key}`, { ...names, ...params }),
    [t, messageKey, names],
  ) as Translate<KindMessages>
}
