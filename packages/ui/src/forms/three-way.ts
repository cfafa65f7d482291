import { same } from '../internal/same'

/** A field changed by both sides. */
export type Conflict = { path: string; base: unknown; mine: unknown; theirs: unknown }

export type ThreeWay<T> = {
  /** The merged record; conflicting fields keep mine. */
  merged: T
  /** Fields changed by the other side only. */
  takenOver: string[]
  conflicts: Conflict[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects of numbers are one value: `{ hour, minute }`, `{ latitude, longitude }`. */
const isOneField = (value: Record<string, unknown>) => {
  const parts = Object.values(value)
  return parts.length > 0 && parts.every((part) => typeof part === 'number')
}

/**
 * Merges two changes of a record by field. Localised texts merge by language; lists and groups of numbers (a time, a
 * position) are one value. Different changes of the same field are conflicts.
 */
export function threeWay<T>(base: T, mine: T, theirs: T): ThreeWay<T> {
  const takenOver: string[] = []
  const conflicts: Conflict[] = []

  function merge(path: string, b: unknown, m: unknown, t: unknown): unknown {
    const divisible = isRecord(m) && isRecord(t) && (isRecord(b) || b === undefined)
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
    conflicts.push({ path, base: b, mine: m, theirs: t })
    return m
  }

  return { merged: merge('', base, mine, theirs) as T, takenOver, conflicts }
}

/** Returns a copy with `value` at a dotted path. */
export function withValueAt<T>(record: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = (record as Record<string, unknown>)[key]
  const next = rest.length === 0 ? value : withValueAt(isRecord(inner) ? inner : {}, rest.join('.'), value)
  return { ...record, [key]: next } as T
}

/** Returns the value at a dotted path. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
