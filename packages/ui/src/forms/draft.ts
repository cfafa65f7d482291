import type { KeyStorage } from '../internal/key-storage'

/** What is kept of a form between visits. */
export type KeptDraft<T> = {
  values: T
  /** The record as it was when the change began, and its version: a later save compares against them. */
  base: T
  version: number | null
  savedAt: string
}

export type DraftOptions = {
  /** Names the record and the person: `offer:{id}:{userId}`. */
  key: string
  /** @default localStorage */
  storage?: KeyStorage
  /** Top-level fields that are never kept, such as passwords. */
  omit?: readonly string[]
}

const prefix = 'kiosk-draft:'

/** A record without some of its top-level fields. */
export function without<T>(values: T, omit: readonly string[] = []): T {
  return Object.fromEntries(Object.entries(values as object).filter(([name]) => !omit.includes(name))) as T
}

/** Keeps one form's values in a storage. A storage that is full or forbidden keeps nothing and breaks nothing. */
export function draftKeeper<T>({ key, storage, omit = [] }: DraftOptions) {
  // asked for each time, inside the try: where a browser forbids it, naming it throws
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
        // the form still holds the words
      }
    },
    forget() {
      try {
        home().removeItem(name)
      } catch {
        // nothing was kept either
      }
    },
  }
}
