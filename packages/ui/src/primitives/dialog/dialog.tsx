import * as RadixDialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, type Ref, useContext } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { Button } from '../button/button'
import { dialogContent, dialogScrim } from './dialog-classes'

export type DialogProps = RadixDialog.DialogProps & {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Blocks interaction with the rest of the page. @default true */
  modal?: boolean
}

/** A window over the page for one task. Traps the focus and returns it on close (WAI-ARIA dialog, modal). */
export function Dialog({ modal = true, ...rest }: DialogProps) {
  return (
    <modalContext.Provider value={modal}>
      <RadixDialog.Root modal={modal} {...rest} />
    </modalContext.Provider>
  )
}

/** Whether the dialog is modal. */
const modalContext = createContext(true)

export function DialogTrigger(props: RadixDialog.DialogTriggerProps) {
  return <RadixDialog.Trigger data-slot="dialog-trigger" {...props} />
}

export function DialogClose(props: RadixDialog.DialogCloseProps) {
  return <RadixDialog.Close data-slot="dialog-close" {...props} />
}

export type DialogContentProps = RadixDialog.DialogContentProps & {
  ref?: Ref<HTMLDivElement> | undefined
  /** 400, 560 or 1104 px wide, or the whole window; of a sheet at the top or bottom, its height. @default 'small' */
  size?: 'small' | 'normal' | 'large' | 'full'
  /** In the middle, or at an edge of the window; `start` and `end` follow the text direction. @default 'centre' */
  place?: 'centre' | 'start' | 'end' | 'top' | 'bottom'
}

/** The window. Needs a `DialogTitle`; without a `DialogDescription` set `aria-describedby={undefined}`. */
export function DialogContent({
  size,
  place = 'centre',
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onFocus,
  onBlur,
  ref,
  ...rest
}: DialogContentProps) {
  const { overlays } = useKioskUi()
  const modal = useContext(modalContext)
  const focusBack = useFocusBack({ ref, modal, onOpenAutoFocus, onCloseAutoFocus, onFocus, onBlur })
  return (
    <RadixDialog.Portal container={overlays}>
      <RadixDialog.Overlay data-slot="dialog-scrim" className={dialogScrim({ sheet: place !== 'centre' })} />
      <RadixDialog.Content
        data-slot="dialog"
        data-place={place}
        className={cx(dialogContent({ size, place }), className)}
        {...focusBack}
        {...rest}
      >
        {children}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  )
}

export type DialogHeaderProps = ComponentProps<'header'> & {
  /** Shows the close button. @default true */
  closable?: boolean
  /** Buttons beside the close button. */
  actions?: ReactNode
  labels?: Partial<PrimitivesLabels>
}

export function DialogHeader({ closable = true, actions, labels, className, children, ...rest }: DialogHeaderProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <header
      data-slot="dialog-header"
      className={cx('kui:flex kui:items-start kui:gap-3 kui:px-5 kui:pt-4 kui:pb-2', className)}
      {...rest}
    >
      <div className="kui:min-w-0 kui:flex-1">{children}</div>
      {actions}
      {closable && (
        <RadixDialog.Close asChild>
          {/* no tooltip: the button has the initial focus, and Escape must close the dialog, not a tooltip */}
          <Button
            variant="quiet"
            aria-label={t.close}
            icon={<X size={16} strokeWidth={1.5} />}
            className="kui:-me-2 kui:w-(--k-control) kui:shrink-0 kui:px-0"
          />
        </RadixDialog.Close>
      )}
    </header>
  )
}

export function DialogTitle({ className, ...rest }: RadixDialog.DialogTitleProps) {
  return (
    <RadixDialog.Title
      data-slot="dialog-title"
      className={cx('kui:text-xl kui:font-bold kui:text-fg-strong', className)}
      {...rest}
    />
  )
}

export function DialogDescription({ className, ...rest }: RadixDialog.DialogDescriptionProps) {
  return (
    <RadixDialog.Description
      data-slot="dialog-description"
      className={cx('kui:text-sm kui:text-fg-muted', className)}
      {...rest}
    />
  )
}

export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      className={cx('kui:min-h-0 kui:flex-1 kui:overflow-y-auto kui:px-5 kui:py-2', className)}
      {...rest}
    />
  )
}

export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="dialog-footer"
      className={cx(
        'kui:flex kui:flex-wrap kui:items-center kui:justify-end kui:gap-2 kui:px-5 kui:pt-2 kui:pb-5',
        className,
      )}
      {...rest}
    />
  )
}
