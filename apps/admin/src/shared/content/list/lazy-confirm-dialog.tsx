import { ConfirmDialog, type ConfirmDialogProps } from '@kiosk-admin/ui'

/** The kit's dialog in a module of its own, so that it loads on demand. */
export const LazyConfirmDialog = (props: ConfirmDialogProps) => <ConfirmDialog {...props} />
