import type { ReactNode } from 'react'

/** One thing that can be done, or one place to go to. */
export type CommandItem = {
  /** Its own among all groups; recent ones are remembered by it. */
  id: string
  title: string
  /** What it is or where, beside the title: "Shop, level 2". Found by, too. */
  detail?: string
  icon?: ReactNode
  /** Further words that find it. */
  keywords?: readonly string[]
  /** Keys by which the app does the same anywhere, which are shown only: "Mod+S"; `Mod` is Ctrl, or ⌘ on Apple's keyboards. */
  shortcut?: string
  disabled?: boolean
  onSelect: () => void
}

export type CommandGroup = {
  id: string
  title: string
  items: readonly CommandItem[]
  /** Shown only while nothing is typed: what a search finds elsewhere, such as records that were open last. */
  whileEmpty?: boolean
}

/** How well a command answers the search's words, 0 when one of them is nowhere in it. */
function score({ title, detail = '', keywords = [] }: CommandItem, words: readonly string[], fold: Fold): number {
  const name = fold(title)
  const rest = fold([detail, ...keywords].join(' '))
  let sum = 0
  for (const word of words) {
    if (name.startsWith(word)) sum += 8
    else if (name.includes(` ${word}`)) sum += 6
    else if (name.includes(word)) sum += 3
    else if (rest.includes(word)) sum += 1
    else return 0
  }
  return sum
}

type Fold = (text: string) => string

/** What answers a search, the best first; groups stay in their order. All of it when nothing is searched. */
export function findCommands(groups: readonly CommandGroup[], search: string, fold: Fold): CommandGroup[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return groups.flatMap((group) => {
    if (group.whileEmpty && words.length > 0) return []
    const scored = group.items
      .map((item) => ({ item, score: words.length === 0 ? 1 : score(item, words, fold) }))
      .filter((found) => found.score > 0)
    if (words.length > 0) scored.sort((a, b) => b.score - a.score)
    return scored.length > 0 ? [{ ...group, items: scored.map(({ item }) => item) }] : []
  })
}

/** The commands of these ids, in their order; what is no longer offered is left out. */
export function commandsOf(groups: readonly CommandGroup[], ids: readonly string[]): CommandItem[] {
  const known = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** The ids of what was chosen last, the newest first; five at most. */
export const withRecent = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((known) => known !== id)].slice(0, 5)

/** "Mod+Shift+S" as it is written on the keys: Ctrl, Shift, S, or ⌘, ⇧, S on Apple's keyboards. */
export function shortcutKeys(shortcut: string, apple: boolean): string[] {
  const signs: Record<string, string> = apple ? { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' } : { Mod: 'Ctrl' }
  return shortcut.split('+').map((key) => signs[key] ?? key)
}

/** The same for `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string, apple: boolean): string =>
  shortcut.replace('Mod', apple ? 'Meta' : 'Control').replace('Ctrl', 'Control')

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether these are the keys of the shortcut; `Mod` is either of Ctrl and ⌘. */
export function isShortcut(shortcut: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  const parts = shortcut.split('+')
  const mod = parts.includes('Mod')
  return (
    key.toLowerCase() === parts.at(-1)?.toLowerCase() &&
    (mod ? ctrlKey !== metaKey : ctrlKey === parts.includes('Ctrl') && !metaKey) &&
    altKey === parts.includes('Alt') &&
    shiftKey === parts.includes('Shift')
  )
}
