import type { ApiError } from '@kiosk-admin/api-client'
import { createStore, useStore } from '../store'

const active = createStore(0)

/** Number of pending requests. The spinner shows while it is above 0. */
export const useActiveRequests = () => useStore(active)

export const setActiveRequests = (count: number) => active.set(Math.max(0, count))

/** The last call that the server did not answer. */
export const unanswered = createStore<ApiError | undefined>(undefined)
