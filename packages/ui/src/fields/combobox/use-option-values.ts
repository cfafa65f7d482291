import { useMemo } from 'react'
import { type Option, textOption } from '../options/options'
import { useOptions } from '../options/use-options'
import type { ComboboxOption } from './choices'
import type { UseComboboxProps } from './use-combobox'

export type OptionValuesProps<V> = {
  /** Texts, or values of any type with labels; with `loadOptions`, those known before loading. */
  options?: readonly Option<V, ComboboxOption<V>>[] | undefined
  /**
   * Loads options for a search, instead of filtering `options`; `signal` aborts when the search changes. Objects as
   * values must be the same ones each time.
   */
  loadOptions?: ((search: string, signal: AbortSignal) => Promise<readonly Option<V, ComboboxOption<V>>[]>) | undefined
  /** Creates an option from the typed text; the result is selected. */
  onCreate?: ((text: string) => Option<V, ComboboxOption<V>> | Promise<Option<V, ComboboxOption<V>>>) | undefined
}

const none: readonly never[] = []

/** The options of a combobox with texts as values, and the values behind the texts. */
export function useOptionValues<V>({ options = none, loadOptions, onCreate }: OptionValuesProps<V>) {
  const { keyed, keyedOf, keyOf, valueForKey } = useOptions<V, ComboboxOption<V>>(options, textOption)
  const own = useMemo(() => keyed.map(({ key, option }) => ({ ...option, value: key })), [keyed])
  const withKey = (one: Option<V, ComboboxOption<V>>): ComboboxOption => {
    const { key, option } = keyedOf(one)
    return { ...option, value: key }
  }
  const comboboxProps: Pick<UseComboboxProps, 'options' | 'loadOptions' | 'onCreate'> = {
    options: own,
    loadOptions: loadOptions && (async (search, signal) => (await loadOptions(search, signal)).map(withKey)),
    onCreate: onCreate && (async (text) => withKey(await onCreate(text))),
  }
  return { comboboxProps, keyOf, valueForKey }
}
