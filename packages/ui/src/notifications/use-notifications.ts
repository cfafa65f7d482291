import { useSyncExternalStore } from 'react'
import { eventsByDay } from '../layout/when'
import { useKioskUi } from '../theme/context'
import type { Notifications } from './notification-store'

/** The notifications of a store: all, by day, and how many are unread. */
export function useNotifications(store: Notifications) {
  const { timeZone } = useKioskUi()
  const notifications = useSyncExternalStore(store.subscribe, store.get, store.get)
  const latest = useSyncExternalStore(store.subscribe, store.latest, store.latest)
  return {
    notifications,
    days: eventsByDay(notifications, timeZone),
    unread: notifications.filter(({ read }) => !read).length,
    latest,
  }
}
