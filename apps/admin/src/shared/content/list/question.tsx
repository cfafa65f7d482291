import { ConfirmDialog, type ConfirmDialogProps } from '@kiosk-admin/ui'

/** The kit's question, in a file of its own that is loaded with the first one. */
export const Question = (props: ConfirmDialogProps) => <ConfirmDialog {...props} />
