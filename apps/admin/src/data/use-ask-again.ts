import { useSWRConfig } from 'swr'
import { keysOf } from './keys'

/** Has what was answered under these paths asked for again, where it is shown now or next. */
export function useAskAgain() {
  const { mutate } = useSWRConfig()
  return (...paths: string[]) => void mutate(keysOf(...paths))
}
