import { areaOf, type ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { RowOf } from '../../data/kind'
import { useDialog } from '../dialog'
import type { Catalogue } from '../i18n'
import { ContentList } from './content-list'
import { type Kind, KindContext, type KindTexts, useKind } from './kind'

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
  form: () => Promise<{ Fields: ComponentType }>
}

/** The screen of a kind of content: its list, and its form in a sheet. All that differs between kinds is said here. */
export function defineFeature<T extends ContentType, M extends { readonly [feature: string]: KindTexts }>(
  type: T,
  { columns, icon, messages, form }: FeatureSpec<T, M>,
): { screen: ReactNode } {
  const area = areaOf(type.area)
  if (!area) throw new Error(`${type.resource} has an area for each of its types`)
  // once, not in a component: what suspends while it first renders is thrown away, and would load for ever
  const Fields = lazy(async () => ({ default: (await form()).Fields }))
  const kind: Kind = { type, area, dialog: `${type.type}Edit`, icon, columns, messages, Fields }
  return {
    screen: (
      <KindContext value={kind}>
        <ContentList />
        <Sheet />
      </KindContext>
    ),
  }
}

const ContentSheet = lazy(async () => ({ default: (await import('./content-sheet')).ContentSheet }))

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
