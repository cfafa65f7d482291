import { home, navigate } from '../routing/location'
import { createStore, useStore } from '../store'

const denied = createStore(false)

/** Whether the server has just said `access denied`, and nobody has read the alert yet. */
export const useDenied = () => useStore(denied)

export function deny() {
  denied.set(true)
  navigate(home(), { force: true })
}

export const forgetDenied = () => denied.set(false)
