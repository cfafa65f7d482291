import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'
import {
  Dialog,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogHeaderProps,
  DialogTitle,
} from '../dialog/dialog'

/** A record's form over its list: slides in from a side and keeps 8 px from the edges. */
export const SideSheet = Dialog
export const SideSheetTitle = DialogTitle
export const SideSheetDescription = DialogDescription

export type SideSheetContentProps = Omit<DialogContentProps, 'place'> & {
  /** The edge of the window; `start` and `end` follow the text direction. @default 'end' */
  side?: 'start' | 'end' | 'top' | 'bottom'
  /** 400, 560 or 1104 px wide, or the whole window; at the top or bottom, its height. @default 'large' */
  size?: DialogContentProps['size']
}

export function SideSheetContent({ side = 'end', size = 'large', ...rest }: SideSheetContentProps) {
  return <DialogContent size={size} place={side} {...rest} data-slot="side-sheet" />
}

export function SideSheetHeader({ className, ...rest }: DialogHeaderProps) {
  return (
    <DialogHeader
      className={cx('kui:items-center kui:border-b kui:border-line kui:px-6 kui:py-3.5', className)}
      {...rest}
    />
  )
}

export function SideSheetBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="side-sheet-body"
      className={cx('kui:min-h-0 kui:flex-1 kui:overflow-y-auto kui:px-6 kui:py-4', className)}
      {...rest}
    />
  )
}

export function SideSheetFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <DialogFooter className={cx('kui:border-t kui:border-line kui:px-6 kui:py-3', className)} {...rest} />
}
