// Builds the screen of a content type from a description: list, form and preview.

import type { ContentType, TypeNumber } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { RowOf } from '../../data/cache/kind'
import { only as filteredSource, type Source } from '../../data/cache/source'
import { kindArea } from '../feature/kind-area'
import type { Catalogue } from '../i18n/i18n'
import { loadCode } from '../i18n/load-code'
import { useDialog } from '../routing/dialog'
import { type Kind, KindContext, type KindMessages, useKind } from './kind'
import { ContentList } from './list/content-list'
import { ListingProvider } from './list/listing'

type Column<T extends ContentType> =
  | (T['fieldNames'][number] & keyof RowOf<T>)
  | 'contentStatus'
  | 'created'
  | 'lastEdited'

/** Messages of a kind below one top-level key. */
type Own = { readonly [feature: string]: Partial<KindMessages> }

export type FeatureSpec<T extends ContentType, M extends Own> = {
  /** Columns of the list in order: contract fields, `contentStatus`, `created` and `lastEdited`. */
  columns: readonly Column<T>[]
  icon: LucideIcon
  /** @default the sentences of all kinds, with the names of its feature */
  messages?: Catalogue<M>
  /** Top-level key in `messages`. @default the name of the kind */
  messageKey?: keyof M & string
  form: () => Promise<{ Fields: ComponentType }>
  /** Field values common to all records of the feature: `{ type: 1 }` for shops. Filters the list and initialises new records. */
  only?: { type?: TypeNumber; [field: string]: string | number | undefined }
  /** Hook that returns initial values for a new record, such as the category of the open list. */
  useInitial?: () => object
  /** List call and its cache. @default the content type's list, filtered by `only` */
  source?: Source
  /** Whether the list always loads all records, for a map or the like. @default for kinds with an order */
  whole?: boolean
  /** Dialog name in the address. @default `offerEdit` for offers */
  dialog?: string
  /** Name of the preview popup in the address. Without it there is no popup. */
  preview?: string
  /** Replaces the default list: `OrderedList`, or a component built on `ContentListView`. */
  list?: ComponentType
}

const noInitialValues = () => ({})

/** Ignores a failed prefetch: opening the form loads the chunk again and reports the failure. */
const ignoreError = () => undefined

/** Defines the screen of a content type: its list, and its form in a side sheet. */
export function defineFeature<T extends ContentType, M extends Own = Record<never, never>>(
  type: T,
  {
    columns,
    icon,
    messages,
    messageKey = type.type,
    form,
    only = {},
    list: List = ContentList,
    ...spec
  }: FeatureSpec<T, M>,
): { screen: ReactNode; kind: Kind; messages: Catalogue<M> | undefined } {
  const area = kindArea(type, only.type)
  // created outside of components: a component that suspends on its first render loses its state and would load forever
  const Fields = lazy(async () => ({ default: (await loadCode(form)).Fields }))
  const kind: Kind = {
    type,
    area,
    source: spec.source ?? filteredSource(type, only),
    whole: spec.whole ?? type.ordered,
    only,
    useInitial: spec.useInitial ?? noInitialValues,
    dialog: spec.dialog ?? `${type.type}Edit`,
    preview: spec.preview,
    icon,
    columns,
    messages,
    messageKey,
    Fields,
    prepare: () => {
      form().catch(ignoreError)
      sheet().catch(ignoreError)
    },
  }
  return {
    kind,
    messages,
    screen: (
      <KindContext value={kind}>
        <ListingProvider {...kind} list={<List />}>
          <Sheet />
          <Popup />
        </ListingProvider>
      </KindContext>
    ),
  }
}

/** Form dialog of a content type that another screen lists, such as the floors of a garage. */
export const KindSheet = ({ kind }: { kind: Kind }) => (
  <KindContext value={kind}>
    <Sheet />
  </KindContext>
)

const sheet = () => import('./editor/content-sheet')
const ContentSheet = lazy(async () => ({ default: (await loadCode(sheet)).ContentSheet }))

/** Loads the form when it first opens, and keeps it mounted for the closing animation. */
function Sheet() {
  const { dialog } = useKind()
  const { open } = useDialog(dialog)
  const [mounted, setMounted] = useState(false)
  if (open && !mounted) setMounted(true)
  return (
    mounted && (
      <Suspense>
        <ContentSheet />
      </Suspense>
    )
  )
}

const PreviewPopup = lazy(async () => ({ default: (await loadCode(() => import('./preview-popup'))).PreviewPopup }))

/** Preview of a record as visitors see it. Loads when it first opens. */
function Popup() {
  const { preview = '' } = useKind()
  const { open } = useDialog(preview)
  const [mounted, setMounted] = useState(false)
  if (open && preview && !mounted) setMounted(true)
  return (
    mounted && (
      <Suspense>
        <PreviewPopup />
      </Suspense>
    )
  )
}
