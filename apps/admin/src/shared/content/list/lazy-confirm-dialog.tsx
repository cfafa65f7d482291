import { ConfirmDialog } from '@kiosk-admin/ui'
import type { ComponentProps } from 'react'

/** The kit's dialog in a module of its own, so that it loads on demand. */
export const LazyConfirmDialog = (props: ComponentProps<typeof ConfirmDialog>) => <ConfirmDialog {...props} />
