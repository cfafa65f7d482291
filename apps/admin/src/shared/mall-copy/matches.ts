import { useState } from 'react'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { referencesIn, sameNamed } from './carry'
import type { useOtherMall } from './use-other-mall'

type Named = { id: string; name?: unknown }
type Match = { id: string; name: unknown; there: readonly Named[]; chosen: string }

/** What records name, each with what is meant in the other mall: the one of the same name, or the one that staff chose. */
export function useMatches(rows: readonly Row[], other: ReturnType<typeof useOtherMall>, mallId = '') {
  const { type } = useKind()
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const selected = new Set(rows.map(({ id }) => id))
  const named = rows
    .flatMap((row) => referencesIn(type, row as object as Record<string, unknown>))
    // what is copied as well is found where it will be
    .filter(({ id }) => !selected.has(id))
  const list: Match[] = []
  for (const { id, resource } of named) {
    if (resource !== 'Category' && resource !== 'Item') continue
    const name = other.here[resource]?.find((one) => one.id === id)?.name
    // what has no name here was deleted meanwhile
    if (name === undefined || list.some((one) => one.id === id)) continue
    const there = other.there[resource] ?? []
    list.push({ id, name, there, chosen: choices[`${mallId} ${id}`] ?? sameNamed(name, there)?.id ?? '' })
  }
  return {
    list,
    ids: new Map(list.flatMap(({ id, chosen }) => (chosen ? [[id, chosen] as const] : []))),
    choose: (id: string, there: string) => setChoices((before) => ({ ...before, [`${mallId} ${id}`]: there })),
  }
}
