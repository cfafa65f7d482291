import { useMemo, useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { type ComboboxOption, type ComboboxRow, createOptionSearch, optionNamed } from './choices'
import { type LoadOptions, useLoadedOptions } from './use-loaded-options'

export type ComboboxRowsProps = {
  /** All choices; with `loadOptions` those that are known before anything is loaded, such as what is chosen already. */
  options: readonly ComboboxOption[]
  /** Fetches the choices for what is typed, instead of searching `options`. */
  loadOptions: LoadOptions | undefined
  /** Milliseconds without a key before `loadOptions` is asked. @default 200 */
  loadAfter?: number | undefined
  /** Whether a choice can be made of what was typed. */
  creatable: boolean
  search: string
  /** Nothing is loaded before somebody looks. */
  open: boolean
}

const none: readonly ComboboxOption[] = []

/** What the list shows for a search, and the names of everything that was ever in it. */
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
    // the answer to another search: what of it still fits, until this one's is here
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
    state: loaded.state,
    retry: loaded.retry,
    optionOf: (value: string): ComboboxOption => known.get(value) ?? { value, label: value },
    /** The one that is called exactly as what was typed. */
    named: () => optionNamed(found, search, locale),
    add: (option: ComboboxOption) => setCreated((before) => [...before, option]),
  }
}
