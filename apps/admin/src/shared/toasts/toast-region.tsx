import { Toaster } from '@kiosk-admin/ui'
import { toasts } from './toasts'

export const ToastRegion = () => <Toaster toasts={toasts} />
