import { useMemo } from 'react'
import { useKioskUi } from '../../theme/context'

/**
 * The texts of a group of parts: the part's own `labels` win over the provider's set, English fills the rest.
 * Groups are named after their folder.
 */
export function useLabels<L extends object>(group: string, english: L, own?: Partial<L>): L {
  const provided = useKioskUi().labels[group] as Partial<L> | undefined
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own])
}
