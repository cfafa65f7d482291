import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The token of a link, `#token=…`; a newer link opened in the same tab changes only the fragment. */
export const useLinkToken = () => useSyncExternalStore(subscribe, () => /^#token=(.+)$/.exec(location.hash)?.[1])
