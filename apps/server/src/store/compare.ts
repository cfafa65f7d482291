type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as JSON: the order of keys does not matter, and a null key equals a missing one. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => equal(item, other[index]))
  }
  if (!isPlain(one) || !isPlain(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => equal(one[key], other[key]))
}

export type FieldChange = { path: string; before: unknown; after: unknown }

/** Values of several numbers, one of which alone means nothing to readers. */
const composites = ['hour,minute', 'latitude,longitude', 'x,y']

const isComposite = (value: Plain) => composites.includes(Object.keys(value).sort().join())

/**
 * Lists the fields that differ, by dotted path. A list is one field, and so are a time, a location, a position, and an
 * object that only one side has.
 */
export function differences(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isPlain(before) && isPlain(after) && !isComposite(before) && !isComposite(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], path ? `${path}.${key}` : key),
    )
  }
  return equal(before, after) ? [] : [{ path, before: before ?? null, after: after ?? null }]
}
