import { type Ask, useAsked } from '../../internal/hooks/use-asked'
import type { CommandGroup } from './commands'

export type LoadCommands = Ask<readonly CommandGroup[]>

const none: readonly CommandGroup[] = []

/**
 * Asks elsewhere while somebody types: a moment after the last key, and never for what is no longer wanted. What was
 * found before stays until the next answer is here: show of it what still fits.
 */
export function useCommandSearch(search: string, load: LoadCommands | undefined, delay?: number) {
  const wanted = search.trim()
  const { state, value, retry } = useAsked({ ask: load, search: wanted, wanted: wanted !== '', pause: delay })
  return {
    groups: (wanted !== '' && value) || none,
    loading: state === 'loading',
    failed: state === 'failed',
    retry,
  }
}
