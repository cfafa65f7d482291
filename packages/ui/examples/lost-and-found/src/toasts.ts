import { createToasts } from '@kiosk-admin/ui'

export const toasts = createToasts()
