import { type Query, useDebouncedQuery } from '../../internal/hooks/use-debounced-query'
import type { CommandGroup } from './commands'

export type LoadCommands = Query<readonly CommandGroup[]>

const none: readonly CommandGroup[] = []

/**
 * Loads commands for a search text, debounced. The previous groups stay until the next ones arrive; show those that
 * still match.
 */
export function useCommandSearch(search: string, load: LoadCommands | undefined, delay?: number) {
  const text = search.trim()
  const { state, value, retry } = useDebouncedQuery({ query: load, search: text, enabled: text !== '', delay })
  return {
    groups: (text !== '' && value) || none,
    loading: state === 'loading',
    failed: state === 'failed',
    retry,
  }
}
