import { useMemo, useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { type ComboboxOption, type ComboboxRow, createOptionSearch, optionNamed } from './choices'
import { type LoadOptions, useLoadedOptions } from './use-loaded-options'

export type ComboboxRowsProps = {
  /** All options; with `loadOptions`, those known before loading, such as the selected ones. */
  options: readonly ComboboxOption[]
  /** Loads options for a search, instead of filtering `options`. */
  loadOptions: LoadOptions | undefined
  /** Milliseconds after the last key before `loadOptions` is called. @default 200 */
  loadAfter?: number | undefined
  /** Whether an option can be created from the typed text. */
  creatable: boolean
  search: string
  /** Options load when the list opens. */
  open: boolean
}

const none: readonly ComboboxOption[] = []

/** The rows for a search, and all options seen so far. */
export function useComboboxRows({ options, loadOptions, loadAfter, creatable, search, open }: ComboboxRowsProps) {
  const { locale } = useKioskUi()
  const loaded = useLoadedOptions(loadOptions, search, open, loadAfter)
  const [created, setCreated] = useState(none)
  const filter = useMemo(() => createOptionSearch(locale), [locale])

  const known = useMemo(
    () => new Map([...loaded.seen, ...created, ...options].map((option) => [option.value, option])),
    [loaded.seen, created, options],
  )
  const found = useMemo(() => {
    const own = [...options, ...created.filter(({ value }) => !options.some((option) => option.value === value))]
    if (!loadOptions) return filter(own, search)
    if (loaded.state === 'ready') return loaded.options ?? own
    // previous results, filtered, until the new ones arrive
    return filter(loaded.options ?? own, search)
  }, [loadOptions, loaded, options, created, filter, search])
  const rows = useMemo(() => {
    const offered: ComboboxRow[] = found.map((option) => ({ kind: 'option', option }))
    if (loaded.state === 'failed') offered.push({ kind: 'retry' })
    else if (creatable && search !== '' && !optionNamed([...known.values()], search, locale)) {
      offered.push({ kind: 'create', text: search })
    }
    return offered
  }, [found, loaded.state, creatable, search, known, locale])

  return {
    rows,
    /** Whether there are no options at all, whatever is typed. */
    empty: loadOptions ? search === '' && known.size === 0 : known.size === 0,
    state: loaded.state,
    retry: loaded.retry,
    optionOf: (value: string): ComboboxOption => known.get(value) ?? { value, label: value },
    /** The option with the typed text as label. */
    named: () => optionNamed(found, search, locale),
    add: (option: ComboboxOption) => setCreated((before) => [...before, option]),
  }
}
