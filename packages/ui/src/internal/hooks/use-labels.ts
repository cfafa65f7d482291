import { use, useMemo } from 'react'
import { useKioskUi } from '../../theme/context'
import type { LabelSet } from '../../theme/label-set'

/**
 * Returns the labels of a group of parts: the part's own `labels` take precedence over the provider's, English fills
 * the rest. Groups are named after their folder. Suspends while the provider loads the group.
 */
export function useLabels<L extends object>(group: keyof LabelSet, english: L, own?: Partial<L>): L {
  const { labels, loadLabels } = useKioskUi()
  const provided = (labels[group] ?? (loadLabels && use(loadLabels())[group])) as Partial<L> | undefined
  return useMemo(() => ({ ...english, ...provided, ...own }), [english, provided, own])
}
