// Options of fields: texts, or values of any type with a label.

/** An option as an object. */
export type SelectOption<V = string> = { value: V; label: string; disabled?: boolean }

/** An option: a text, or an object with a value of any type. */
export type Option<V, Labelled extends { value: V } = SelectOption<V>> = (V & string) | Labelled

/** A text as an object. */
export const textOption = <T extends string>(text: T) => ({ value: text, label: text })

/**
 * Texts for values, which elements and forms need, and back. Texts, numbers and booleans stay what they are; other
 * values are compared by identity. An empty text stands for no value.
 */
export function createOptionKeys<V>() {
  const keys = new Map<V | '', string>([['', '']])
  const values = new Map<string, V>()
  return {
    keyOf(value: V | ''): string {
      const known = keys.get(value)
      if (known !== undefined || value === '') return known ?? ''
      const text = typeof value === 'object' || typeof value === 'function' ? '' : String(value)
      // an object, or 1 beside '1'
      const key = text === '' || values.has(text) ? `option-${keys.size}` : text
      keys.set(value, key)
      values.set(key, value)
      return key
    },
    /** `undefined` for the key of no value. */
    valueForKey: (key: string): V | undefined => values.get(key),
  }
}
