// Stores drafts of forms in the browser.

import type { KeyStorage } from '../internal/key-storage'

/** A stored draft. */
export type KeptDraft<T> = {
  values: T
  /** The record and version before the change, for the next save's comparison. */
  base: T
  version: number | null
  savedAt: string
}

export type DraftOptions = {
  /** Identifies record and user: `offer:{id}:{userId}`. */
  key: string
  /** @default localStorage */
  storage?: KeyStorage
  /** Top-level fields excluded from drafts, such as passwords. */
  omit?: readonly string[]
}

const prefix = 'kiosk-draft:'

/** A record without the excluded fields. */
export function without<T>(values: T, omit: readonly string[] = []): T {
  return Object.fromEntries(Object.entries(values as object).filter(([name]) => !omit.includes(name))) as T
}

/** Stores one form's draft. Errors of a full or blocked storage are ignored. */
export function draftKeeper<T>({ key, storage, omit = [] }: DraftOptions) {
  // accessed inside the try: browsers that block storage throw on access
  const home = () => storage ?? localStorage
  const name = prefix + key
  return {
    read(): KeptDraft<T> | undefined {
      try {
        const text = home().getItem(name)
        return text ? (JSON.parse(text) as KeptDraft<T>) : undefined
      } catch {
        return undefined
      }
    },
    keep(draft: KeptDraft<T>) {
      try {
        home().setItem(
          name,
          JSON.stringify({ ...draft, values: without(draft.values, omit), base: without(draft.base, omit) }),
        )
      } catch {
        // the values are still in the form
      }
    },
    forget() {
      try {
        home().removeItem(name)
      } catch {
        // nothing to delete
      }
    },
  }
}
