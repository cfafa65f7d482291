import { areaOf, type ContentType, type TypeNumber } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { RowOf } from '../../data/cache/kind'
import { only as onlyWith, type Source } from '../../data/cache/source'
import type { Catalogue } from '../i18n/i18n'
import { useDialog } from '../routing/dialog'
import { type Kind, KindContext, type KindTexts, useKind } from './kind'
import { ContentList } from './list/content-list'

type Column<T extends ContentType> =
  | (T['fieldNames'][number] & keyof RowOf<T>)
  | 'contentStatus'
  | 'created'
  | 'lastEdited'

export type FeatureSpec<T extends ContentType, M extends { readonly [feature: string]: KindTexts }> = {
  /** In order; fields of the contract, where it stands against the kiosks, and when it was last edited. */
  columns: readonly Column<T>[]
  icon: LucideIcon
  messages: Catalogue<M>
  /** The top-level key of its messages. */
  words: keyof M & string
  form: () => Promise<{ Fields: ComponentType }>
  /** What all of its records have in common: `{ type: 1 }` for shops. New ones get it, and the list asks for it. */
  only?: { type?: TypeNumber; [field: string]: string | number | undefined }
  /** A hook: what a new record begins with where it is made, such as the category whose list is open. */
  useInitial?: () => object
  /** What lists them. @default the kind's own list, with `only` as its filters */
  source?: Source
  /** Its name in the address. @default `offerEdit` for offers */
  dialog?: string
  /** The name of its preview popup in the address, for what visitors look at by itself. */
  preview?: string
  /** Its list, when it can do more than others: `OrderedList`, or one of its own around `ContentListView`. */
  list?: ComponentType
}

const nothingMore = () => ({})

/** Out of reach now: it is asked for again, and told, when it is opened. */
const later = () => undefined

/**
 * The screen of a kind of content: its list, and its form in a sheet. All that differs between kinds is said here. What
 * has a page of its own stands on the `kind`, by `KindContext`.
 */
export function defineFeature<T extends ContentType, M extends { readonly [feature: string]: KindTexts }>(
  type: T,
  { columns, icon, messages, words, form, only = {}, list: List = ContentList, ...spec }: FeatureSpec<T, M>,
): { screen: ReactNode; kind: Kind; messages: Catalogue<M> } {
  const area = areaOf(type.area, only.type)
  if (!area) throw new Error(`${type.resource} has an area for each of its types`)
  // once, not in a component: what suspends while it first renders is thrown away, and would load for ever
  const Fields = lazy(async () => ({ default: (await form()).Fields }))
  const kind: Kind = {
    type,
    area,
    source: spec.source ?? onlyWith(type, only),
    only,
    useInitial: spec.useInitial ?? nothingMore,
    dialog: spec.dialog ?? `${type.type}Edit`,
    preview: spec.preview,
    icon,
    columns,
    messages,
    words,
    Fields,
    prepare: () => {
      form().catch(later)
      sheet().catch(later)
    },
  }
  return {
    kind,
    messages,
    screen: (
      <KindContext value={kind}>
        <List />
        <Sheet />
        <Popup />
      </KindContext>
    ),
  }
}

/** The dialog of a kind that is listed elsewhere, such as floors among their garages. */
export const KindSheet = ({ kind }: { kind: Kind }) => (
  <KindContext value={kind}>
    <Sheet />
  </KindContext>
)

const sheet = () => import('./editor/content-sheet')
const ContentSheet = lazy(async () => ({ default: (await sheet()).ContentSheet }))

/** The form and all that it is made of is loaded when one is opened first; then it stays, so that it closes gently. */
function Sheet() {
  const { dialog } = useKind()
  const { open } = useDialog(dialog)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <ContentSheet />
      </Suspense>
    )
  )
}

const PreviewPopup = lazy(async () => ({ default: (await import('./preview-popup')).PreviewPopup }))

/** The popup that shows a record as visitors read it, loaded like the form. */
function Popup() {
  const { preview = '' } = useKind()
  const { open } = useDialog(preview)
  const [wanted, setWanted] = useState(false)
  if (open && preview && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <PreviewPopup />
      </Suspense>
    )
  )
}
