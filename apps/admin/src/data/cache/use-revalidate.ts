import { useSWRConfig } from 'swr'
import { keysOf } from './keys'

/** Reloads all cached answers below these paths. */
export function useRevalidate() {
  const { mutate } = useSWRConfig()
  return (...paths: string[]) => void mutate(keysOf(...paths))
}
