import { referencesIn } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { findByName } from './copy-body'
import type { useOtherMall } from './use-other-mall'

type Named = { id: string; name?: unknown }
type Match = { id: string; name: unknown; target: readonly Named[]; chosen: string }

/** Matches references to records of the other mall, by name or by the user's choice. */
export function useMatches(rows: readonly Row[], other: ReturnType<typeof useOtherMall>, mallId = '') {
  const { type } = useKind()
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const selected = new Set(rows.map(({ id }) => id))
  const named = rows
    .flatMap((row) => referencesIn(type.body, row))
    // references among the copied records are resolved while copying
    .filter(({ id }) => !selected.has(id))
  const list: Match[] = []
  for (const { id, resource } of named) {
    if (resource !== 'Category' && resource !== 'Item') continue
    const name = other.source[resource]?.find((one) => one.id === id)?.name
    // without a name the referenced record was deleted
    if (name === undefined || list.some((one) => one.id === id)) continue
    const target = other.target[resource] ?? []
    list.push({ id, name, target, chosen: choices[`${mallId} ${id}`] ?? findByName(name, target)?.id ?? '' })
  }
  return {
    list,
    ids: new Map(list.flatMap(({ id, chosen }) => (chosen ? [[id, chosen] as const] : []))),
    choose: (id: string, target: string) => setChoices((before) => ({ ...before, [`${mallId} ${id}`]: target })),
  }
}
