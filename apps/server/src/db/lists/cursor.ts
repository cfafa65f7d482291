import { isId } from '../../identity'
import { fromBase64url, toBase64url } from '../../secrets'

/** The last record of a page: its value of each sort column, as text, and its id. The next page starts after it. */
export type Position = { values: (string | null)[]; id: string }

/** Writes a position as an opaque text, with the parameters of the list that it belongs to. */
export const cursorOf = (list: string, { values, id }: Position): string =>
  toBase64url(new TextEncoder().encode(JSON.stringify([list, values, id])))

/** Reads a cursor of the same list. `undefined`: it is of another one, or no cursor. */
export function positionOf(list: string, cursor: string, numeric: readonly boolean[]): Position | undefined {
  try {
    const [of, values, id] = JSON.parse(new TextDecoder().decode(fromBase64url(cursor)))
    const fits = (value: unknown, column: number) =>
      value === null || (typeof value === 'string' && (numeric[column] ? isNumber(value) : isText(value)))
    const sound = of === list && Array.isArray(values) && values.length === numeric.length && values.every(fits)
    return sound && isId(id) ? { values, id } : undefined
  } catch {
    return undefined
  }
}

const isNumber = (value: string) => /^-?\d{1,20}(\.\d{1,20})?$/.test(value)

// other texts would be a database error
const isText = (value: string) => value.isWellFormed() && !value.includes('\u0000')
