import type { Area, ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, use, useCallback } from 'react'
import type { Source } from '../../data/cache/source'
import { type Catalogue, type Translate, useTexts } from '../i18n/i18n'

/** What a kind's own words say, below one top-level key of its catalogue. */
export type KindTexts = {
  title: string
  new: string
  /** What the button of a new one says. @default "Save" */
  create?: string
  edit: string
  count: (params: { count: number }) => string
  empty: { title: string; text: string }
  /** Why someone who may only read cannot write. */
  reader: string
  /** The labels of its fields, by name; columns that all kinds share have theirs already. */
  fields: { readonly [field: string]: string }
}

/** A kind of content as its list and its form see it. */
export type Kind = {
  type: ContentType
  area: Area
  /** What lists its records. */
  source: Source
  /** What all of its records have in common, and staff do not write: `{ type: 1 }`. */
  only: object
  /** A hook that says what a new record begins with where it is made, such as the category whose list is open. */
  useInitial: () => object
  /** The dialog's name in the address: `offerEdit`. */
  dialog: string
  /** The name of its preview popup, if it has one: `offerPreview`. */
  preview: string | undefined
  icon: LucideIcon
  columns: readonly string[]
  messages: Catalogue<{ readonly [feature: string]: KindTexts }>
  /** The top-level key of its messages. */
  words: string
  /** Its fields, loaded when the form opens. */
  Fields: ComponentType
  /** Loads its form: called when somebody is about to open one. */
  prepare: () => void
}

const KindContext = createContext<Kind | undefined>(undefined)

export { KindContext }

/** The kind whose list or form is around. */
export function useKind(): Kind {
  const kind = use(KindContext)
  if (!kind) throw new Error('This belongs inside the screen of a kind of content')
  return kind
}

/** The kind's own words, without the feature's name before each key. */
export function useKindTexts(): Translate<KindTexts> {
  const { messages, words } = useKind()
  const t = useTexts(messages)
  // below it lie exactly these texts
  return useCallback((key, ...params) => t(`${words}.${key}` as never, ...(params as never)), [t, words])
}
