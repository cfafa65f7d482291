import type { LanguageCode } from '@kiosk-admin/api-client'
import type { features } from './features'
import { type Catalogue, type MessageTree, type Overrides, setOverrides } from './shared/i18n/i18n'
import { type KitLabels, overrideKitLabels } from './shared/kit'

// types only, as messages load with their feature
type Module<M> =
  M extends Record<string, unknown>
    ? { [K in keyof M]: M[K] extends { messages: infer T } ? T : never }[keyof M]
    : never
type Each<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

type Screens = (typeof features)[number]
type ResourceOf<F> = F extends { records: readonly { resource: infer R extends string }[] } ? R : never
/** Catalogue of a content type, for `defineFeature`. */
type MessagesOf<F> = F extends { load: () => Promise<{ feature: { messages: infer C } }> }
  ? NonNullable<C> extends Catalogue<infer T>
    ? T
    : never
  : never
type NameMessages<K extends string> = { readonly [name in K]: string }

/** Names of screens and of their records. */
type ScreenNames = {
  // the category screens of the three types share an entry
  menu: NameMessages<Screens['name'] | 'categories'>
  palette: { new: NameMessages<Screens['name']> }
  changes: { resource: NameMessages<ResourceOf<Screens>> }
  /** Labels of the values of choices, by field. */
  choices: {
    readonly [resource in ResourceOf<Screens>]: { readonly [field: string]: { readonly [value: string]: string } }
  }
}

type AllMessages = Each<
  | ScreenNames
  | MessagesOf<Screens>
  | Module<typeof import('./features/audit/messages')>
  | Module<typeof import('./features/dashboard/messages')>
  | Module<typeof import('./features/info-page/messages')>
  | Module<typeof import('./features/items/hours/hours-messages')>
  | Module<typeof import('./features/items/item-messages')>
  | Module<typeof import('./features/items/hours/print-messages')>
  | Module<typeof import('./features/items/removal/removal-messages')>
  | Module<typeof import('./features/login/choose-password-messages')>
  | Module<typeof import('./features/login/forgot-password-messages')>
  | Module<typeof import('./features/login/messages')>
  | Module<typeof import('./features/login/set-up-messages')>
  | Module<typeof import('./features/malls/messages')>
  | Module<typeof import('./features/map/import/messages')>
  | Module<typeof import('./features/map/messages')>
  | Module<typeof import('./features/media/categories/category-messages')>
  | Module<typeof import('./features/media/messages')>
  | Module<typeof import('./features/parking/floor-messages')>
  | Module<typeof import('./features/parking/messages')>
  | Module<typeof import('./features/profile/messages')>
  | Module<typeof import('./features/slideshows/messages')>
  | Module<typeof import('./features/slideshows/screensaver-messages')>
  | Module<typeof import('./features/slideshows/station-choice-messages')>
  | Module<typeof import('./features/sms/messages')>
  | Module<typeof import('./features/stations/messages')>
  | Module<typeof import('./features/stations/plan-messages')>
  | Module<typeof import('./features/stations/state-messages')>
  | Module<typeof import('./features/statistics/messages')>
  | Module<typeof import('./features/trash/messages')>
  | Module<typeof import('./shared/deletion/personal-data/messages')>
  | Module<typeof import('./shared/i18n/area-messages')>
  | Module<typeof import('./shared/i18n/author-messages')>
  | Module<typeof import('./features/users/group-messages')>
  | Module<typeof import('./features/users/messages')>
  | Module<typeof import('./shared/changes/change-messages')>
  | Module<typeof import('./shared/floor-plan/map-state/messages')>
  | Module<typeof import('./shared/floor-plan/messages')>
  | Module<typeof import('./shared/floor-plan/reach/messages')>
  | Module<typeof import('./shared/i18n/field-messages')>
  | Module<typeof import('./shared/i18n/value-messages')>
  | Module<typeof import('./shared/changes/revert-messages')>
  | Module<typeof import('./shared/content/list/bulk-messages')>
  | Module<typeof import('./shared/content/editor/editing-messages')>
  | Module<typeof import('./shared/content/editor/passage-messages')>
  | Module<typeof import('./shared/content/messages')>
  | Module<typeof import('./shared/content/list/filter-messages')>
  | Module<typeof import('./shared/deletion/messages')>
  | Module<typeof import('./shared/import-export/menu-messages')>
  | Module<typeof import('./shared/import-export/messages')>
  | Module<typeof import('./shared/failures/failure-messages')>
  | Module<typeof import('./shared/mall-copy/action-messages')>
  | Module<typeof import('./shared/mall-copy/messages')>
  | Module<typeof import('./shared/media/messages')>
  | Module<typeof import('./shared/media/upload-messages')>
  | Module<typeof import('./shared/i18n/menu-messages')>
  | Module<typeof import('./shared/failures/reason-messages')>
  | Module<typeof import('./shared/record/copy-messages')>
  | Module<typeof import('./shared/record/form-messages')>
  | Module<typeof import('./shared/preview/messages')>
  | Module<typeof import('./shell/boundary-messages')>
  | Module<typeof import('./shell/messages')>
  | Module<typeof import('./shell/palette/messages')>
  | Module<typeof import('./shell/password-prompt/messages')>
  | Module<typeof import('./shell/preview/preview-item-messages')>
  | Module<typeof import('./shell/publish/publish-messages')>
  | Module<typeof import('./shell/publish/roll-back-messages')>
  | Module<typeof import('./shell/publish/sample-messages')>
  | Module<typeof import('./shell/shortcuts/messages')>
>

/** Overrides of messages: by feature as in its `messages/en.ts`, of the menu under `menu`, of the kit under `kit`. */
export type MessageOverrides = Overrides<AllMessages> & { readonly kit?: Overrides<KitLabels> }

/** Overrides messages in one or all languages. Call it once, before the first render. */
export function overrideMessages(overrides: Partial<Record<LanguageCode, MessageOverrides>>): void {
  for (const [code, { kit = {}, ...messages }] of Object.entries(overrides) as [LanguageCode, MessageOverrides][]) {
    setOverrides(code, messages as MessageTree)
    overrideKitLabels(code, kit)
  }
}
