import { home, navigate } from '../routing/location'
import { createStore, useStore } from '../store'

const denied = createStore(false)

/** Whether to show the alert about a denied request. */
export const useDenied = () => useStore(denied)

export function deny() {
  denied.set(true)
  navigate(home(), { force: true })
}

export const forgetDenied = () => denied.set(false)
