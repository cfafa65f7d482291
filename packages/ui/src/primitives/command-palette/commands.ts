import type { ReactNode } from 'react'

/** An action or a page. */
export type CommandItem = {
  /** Unique in all groups; recent commands are stored by it. */
  id: string
  title: string
  /** Type or place, beside the title: "Shop, level 2". Searched, too. */
  detail?: string
  icon?: ReactNode
  /** Further search terms. */
  keywords?: readonly string[]
  /** The app's own shortcut for the same action, only shown: "Mod+S". `Mod` is Ctrl, or ⌘ on Apple keyboards. */
  shortcut?: string
  disabled?: boolean
  onSelect: () => void
}

export type CommandGroup = {
  id: string
  title: string
  items: readonly CommandItem[]
  /** Shown for an empty search only: records that a search finds elsewhere, such as recently opened ones. */
  whileEmpty?: boolean
}

/** Relevance of a command to the search words; 0 if it lacks one of them. */
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

/** Matching commands, best first within each group; all for an empty search. */
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

/** Commands by id, in the order of `ids`; unknown ids are skipped. */
export function commandsOf(groups: readonly CommandGroup[], ids: readonly string[]): CommandItem[] {
  const byId = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Adds an id to the recent ones, newest first; at most five. */
export const withRecent = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, 5)
