import { useCallback, useMemo, useState } from 'react'
import { createOptionKeys, type Option } from './options'

/** Options with a text as key each, and the values behind the keys. `ofText` makes an object of a text. */
export function useOptions<V, Labelled extends { value: V }>(
  options: readonly Option<V, Labelled>[],
  ofText: (text: V & string) => Labelled,
) {
  const [{ keyOf, valueForKey }] = useState(createOptionKeys<V>)
  const keyedOf = useCallback(
    (one: Option<V, Labelled>) => {
      const option = typeof one === 'string' ? ofText(one) : one
      return { key: keyOf(option.value), option }
    },
    [ofText, keyOf],
  )
  const keyed = useMemo(() => options.map(keyedOf), [options, keyedOf])
  return { keyed, keyedOf, keyOf, valueForKey }
}
