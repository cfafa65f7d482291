import type { ReactNode } from 'react'
import { same } from '../same'

/** A field, or an entry of a list, that both sides changed. A removed entry is `undefined`. */
export type Conflict = { path: string; base: unknown; mine: unknown; theirs: unknown }

/** A conflict in words: what it is about, and each side's version of it. */
export type ConflictDescription = { name: string; mine: ReactNode; theirs: ReactNode }

export type ThreeWay<T> = {
  /** The merged record; conflicting fields keep mine, or the chosen value. */
  merged: T
  /** Fields and entries changed by the other side only. */
  takenOver: string[]
  conflicts: Conflict[]
}

/** How the entries of a list are recognised in another version of it. */
export type EntryRule = {
  /** What names an entry, also a new one: two new entries with one id are a conflict. */
  id?(entry: unknown): string | undefined
  /** What else an entry may be recognised by, the surest first. */
  like?(entry: unknown): readonly (string | undefined)[]
}

/** Exceptions to the merge by field, by dotted path. */
export type MergeRules = {
  /** Lists that merge by entry. */
  entries?: Readonly<Record<string, EntryRule>>
  /** Records that are one value. */
  whole?: readonly string[]
  /** The record that `null` stands for, so that two first values merge. */
  blank?: Readonly<Record<string, unknown>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects of numbers are one value: `{ hour, minute }`, `{ latitude, longitude }`. */
const isOneField = (value: Record<string, unknown>) => {
  const parts = Object.values(value)
  return parts.length > 0 && parts.every((part) => typeof part === 'number')
}

/**
 * Merges two changes of a record by field. Localised texts merge by language; groups of numbers (a time, a position) and
 * lists without a rule are one value. Different changes of the same field are conflicts, unless a value is chosen for
 * its path.
 */
export function threeWay<T>(
  base: T,
  mine: T,
  theirs: T,
  rules: MergeRules = {},
  chosen: Readonly<Record<string, unknown>> = {},
): ThreeWay<T> {
  const takenOver: string[] = []
  const conflicts: Conflict[] = []
  const { entries = {}, whole = [], blank = {} } = rules

  function merge(path: string, before: unknown, m: unknown, t: unknown, isEntry = false): unknown {
    const b = before ?? (isRecord(m) && isRecord(t) ? blank[path] : before)
    const divisible =
      !isEntry && !whole.includes(path) && isRecord(m) && isRecord(t) && (isRecord(b) || b === undefined)
    if (divisible && ![b ?? {}, m, t].some(isOneField)) {
      const keys = new Set([...Object.keys(b ?? {}), ...Object.keys(m), ...Object.keys(t)])
      const merged: Record<string, unknown> = {}
      for (const key of keys) {
        const value = merge(path ? `${path}.${key}` : key, b?.[key], m[key], t[key])
        if (value !== undefined) merged[key] = value
      }
      return merged
    }
    if (same(m, t) || same(b, t)) return m
    if (same(b, m)) {
      takenOver.push(path)
      return t
    }
    const rule = entries[path]
    if (rule && Array.isArray(m) && Array.isArray(t)) {
      return joined(Array.isArray(b) ? b : [], m, t, rule).flatMap(([inBase, inMine, inTheirs], index) => {
        const value = merge(`${path}.${index}`, inBase, inMine, inTheirs, true)
        return value === undefined ? [] : [value]
      })
    }
    if (path in chosen) return chosen[path]
    conflicts.push({ path, base: b, mine: m, theirs: t })
    return m
  }

  return { merged: merge('', base, mine, theirs) as T, takenOver, conflicts }
}

type Entries = readonly unknown[]

/** The versions of each entry: those of the base in its order, then new ones of mine, then of theirs. */
function joined(base: Entries, mine: Entries, theirs: Entries, rule: EntryRule) {
  const byId = (entry: unknown) => [JSON.stringify(entry), rule.id?.(entry)]
  const byLikeness = (entry: unknown) => [...byId(entry), ...(rule.like?.(entry) ?? [])]
  const [inMine, inTheirs] = [matches(base, mine, byLikeness), matches(base, theirs, byLikeness)]
  const without = (list: Entries, matched: ReadonlyMap<number, number>) => {
    const known = new Set(matched.values())
    return list.filter((_, index) => !known.has(index))
  }
  const [newMine, newTheirs] = [without(mine, inMine), without(theirs, inTheirs)]
  const both = matches(newMine, newTheirs, byId)
  const at = (list: Entries, index: number | undefined) => (index === undefined ? undefined : list[index])
  return [
    ...base.map((entry, index) => [entry, at(mine, inMine.get(index)), at(theirs, inTheirs.get(index))] as const),
    ...newMine.map((entry, index) => [undefined, entry, at(newTheirs, both.get(index))] as const),
    ...without(newTheirs, both).map((entry) => [undefined, undefined, entry] as const),
  ]
}

type Keys = readonly (string | undefined)[]

/** Indexes of the entries of one list in another, by their surest key. Equal keys are matched in the lists' order. */
function matches(from: Entries, to: Entries, keysOf: (entry: unknown) => Keys) {
  const [fromKeys, toKeys] = [from.map(keysOf), to.map(keysOf)]
  const matched = new Map<number, number>()
  const taken = new Set<number>()
  const most = Math.max(0, ...fromKeys.map(({ length }) => length))
  for (let which = 0; which < most; which += 1) {
    const places = new Map<string, number[]>()
    for (const [index, keys] of toKeys.entries()) {
      const key = taken.has(index) ? undefined : keys[which]
      if (key === undefined) continue
      const same = places.get(key)
      if (same) same.push(index)
      else places.set(key, [index])
    }
    for (const [index, keys] of fromKeys.entries()) {
      const key = matched.has(index) ? undefined : keys[which]
      const place = key === undefined ? undefined : places.get(key)?.shift()
      if (place === undefined) continue
      matched.set(index, place)
      taken.add(place)
    }
  }
  return matched
}

/** Returns the value at a dotted path. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
