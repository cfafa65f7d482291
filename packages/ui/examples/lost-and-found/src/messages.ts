import { createConfirm, createNotifications, createToasts } from '@kiosk-admin/ui'

export const toasts = createToasts()
export const confirm = createConfirm()
/** What went wrong, also after its toast is gone. */
export const notifications = createNotifications()
