import type { Area, ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, use } from 'react'
import { type Catalogue, type Translate, useTexts } from '../i18n'

/** What a kind's own words say; the top-level key of its catalogue is the feature's name. */
export type KindTexts = {
  title: string
  new: string
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
  /** The dialog's name in the address: `offerEdit`. */
  dialog: string
  icon: LucideIcon
  columns: readonly string[]
  messages: Catalogue<{ readonly [feature: string]: KindTexts }>
  /** Its fields, loaded when the form opens. */
  Fields: ComponentType
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
  const { messages } = useKind()
  const t = useTexts(messages)
  const [feature] = Object.keys(messages.texts)
  // below the feature's name lie exactly these texts
  return (key, ...params) => t(`${feature}.${key}` as never, ...(params as never))
}
