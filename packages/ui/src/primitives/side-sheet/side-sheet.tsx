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

/** A record's form over its list: slides in from the side and keeps 8 px from the edges. */
export const SideSheet = Dialog
export const SideSheetTitle = DialogTitle
export const SideSheetDescription = DialogDescription

export type SideSheetContentProps = Omit<DialogContentProps, 'place' | 'size'>

export function SideSheetContent({ className, ...rest }: SideSheetContentProps) {
  return <DialogContent size="sheet" place="side" className={className} {...rest} data-slot="side-sheet" />
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
