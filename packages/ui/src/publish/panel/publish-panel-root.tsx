import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../../primitives/button/icon-button'
import { useKioskUi } from '../../theme/context'

export interface PublishPanelRootProps extends ComponentProps<'div'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Number of the next publication. */
  number: number
  labels?: Partial<PublishLabels>
}

/**
 * Publishing panel beside the content, for changes, delivery and history (non-modal dialog: the page stays usable,
 * Escape closes it and returns the focus to the button).
 */
export function PublishPanelRoot({
  open,
  onOpenChange,
  number,
  labels,
  className,
  children,
  ref,
  ...rest
}: PublishPanelRootProps) {
  const { overlays } = useKioskUi()
  const t = useLabels('publish', en, labels)
  const focusBack = useFocusBack({ ref, modal: false, first: 'dialog' })
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal container={overlays}>
        <Dialog.Content
          data-slot="publish-panel"
          aria-describedby={undefined}
          // interaction with the page must not close the panel
          onInteractOutside={(event) => event.preventDefault()}
          className={cx(
            'kui:fixed kui:end-0 kui:top-(--k-header) kui:bottom-0 kui:z-(--k-z-sheet) kui:flex kui:w-104 kui:max-w-full kui:flex-col kui:border-s kui:border-line kui:bg-raised kui:text-fg kui:outline-none',
            className,
          )}
          {...focusBack}
          {...rest}
        >
          <div className="kui:flex kui:shrink-0 kui:items-center kui:gap-2 kui:border-b kui:border-line-faint kui:py-3 kui:ps-5 kui:pe-3">
            <Dialog.Title
              data-slot="publish-panel-title"
              className="kui:flex-1 kui:text-xl kui:font-bold kui:text-fg-strong kui:tabular-nums"
            >
              {t.title(number)}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t.close} icon={<X size={16} strokeWidth={1.5} />} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Scrollable area between the title and the form. */
export function PublishPanelBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="publish-panel-body"
      className={cx('kui:min-h-0 kui:flex-1 kui:overflow-y-auto', className)}
      {...rest}
    />
  )
}
