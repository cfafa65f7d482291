import { areaOf, type ContentType } from '@kiosk-admin/api-client'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { RowOf } from '../../data/kind'
import type { Catalogue } from '../i18n'
import { ContentList } from './content-list'
import { ContentSheet } from './content-sheet'
import { type Kind, KindContext, type KindTexts } from './kind'

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
        <ContentSheet />
      </KindContext>
    ),
  }
}
