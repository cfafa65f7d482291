import { Slot, Slottable } from '@radix-ui/react-slot'
import { Ellipsis, X } from 'lucide-react'
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { gridStop } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { mergeRefs } from '../../internal/merge-refs'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'

const action = cx(
  'kui:inline-flex kui:h-(--k-control) kui:cursor-pointer kui:items-center kui:gap-2 kui:rounded-md kui:px-2.5 kui:text-sm kui:font-medium kui:whitespace-nowrap',
  'kui:transition-colors kui:duration-(--k-dur-1) kui:hover:bg-sign-hover kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-sign-fg)]',
  'kui:disabled:cursor-default kui:disabled:bg-transparent kui:disabled:text-sign-muted kui:[&_svg]:size-4 kui:[&_svg]:stroke-[1.5]',
  'kui:group-data-[mode=drawer]/shell:h-11 kui:group-data-[mode=drawer]/shell:min-w-11 kui:group-data-[mode=drawer]/shell:justify-center kui:group-data-[mode=drawer]/shell:px-2',
  'kui:pointer-coarse:min-w-11 kui:pointer-coarse:justify-center',
)

export interface BulkBarRootProps extends ComponentProps<'div'> {
  /** Number of selected rows. */
  count: number
  onClose: () => void
  labels?: Partial<LayoutLabels>
}

/**
 * A bar over a list with a selection: its count and actions. A named group of buttons; the count is a status (WAI-ARIA
 * live region).
 */
export function BulkBarRoot({ count, onClose, labels, className, children, onFocus, ref, ...rest }: BulkBarRootProps) {
  const t = useLabels('layout', en, labels)
  const { locale } = useKioskUi()
  const from = useRef<Element | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const mergedRef = useMemo(() => mergeRefs(bar, ref), [ref])
  useLayoutEffect(() => {
    const element = bar.current
    // an action may end the selection, and with it the bar and the focused button
    return () => {
      if (element?.contains(document.activeElement)) gridStop()?.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets are for forms
    <div
      data-slot="bulk-bar"
      role="group"
      aria-label={t.bulkActions(count)}
      onFocus={(event) => {
        onFocus?.(event)
        if (!event.currentTarget.contains(event.relatedTarget)) from.current = event.relatedTarget
      }}
      className={cx(
        'kui:fixed kui:bottom-5 kui:left-1/2 kui:z-(--k-z-bulk) kui:flex kui:h-11 kui:-translate-x-1/2 kui:items-center kui:gap-0.5 kui:rounded-lg',
        'kui:bg-sign kui:ps-2 kui:pe-1.5 kui:text-sm kui:whitespace-nowrap kui:text-sign-fg kui:shadow-3 kui:not-group-data-[mode=drawer]/shell:ms-[calc(var(--kui-shell-start,0px)/2)]',
        'kui:group-data-[mode=drawer]/shell:inset-x-3 kui:group-data-[mode=drawer]/shell:bottom-3 kui:group-data-[mode=drawer]/shell:h-13 kui:group-data-[mode=drawer]/shell:translate-x-0 kui:group-data-[mode=drawer]/shell:justify-between',
        className,
      )}
      {...rest}
      ref={mergedRef}
    >
      <span role="status" className="kui:flex kui:items-center kui:gap-2 kui:pe-1.5 kui:font-[600]">
        <span className="kui:inline-grid kui:h-6 kui:min-w-6 kui:place-items-center kui:rounded-sm kui:bg-sign-fg kui:px-1 kui:font-bold kui:text-sign kui:tabular-nums">
          {numberFormat(locale).format(count)}
        </span>
        {/* phones have room for the number and the actions only */}
        <span className="kui:group-data-[mode=drawer]/shell:sr-only">{t.selected(count)}</span>
      </span>
      <BulkBarDivider />
      {children}
      <BulkBarDivider />
      <button
        type="button"
        data-slot="bulk-bar-close"
        aria-label={t.clearSelection}
        className={action}
        onClick={() => {
          onClose()
          // the bar disappears with this button, so return the focus to its origin or the list
          const back = from.current?.isConnected ? from.current : gridStop()
          if (back instanceof HTMLElement) back.focus()
        }}
      >
        <X aria-hidden />
      </button>
    </div>
  )
}

const BulkBarDivider = () => (
  <span aria-hidden className="kui:mx-1 kui:h-5 kui:w-px kui:bg-sign-line kui:group-data-[mode=drawer]/shell:hidden" />
)

export interface BulkBarActionProps extends ComponentProps<'button'> {
  icon: ReactNode
  /** @default false */
  asChild?: boolean
}

/** An action for the selection. The first two are the main ones: put others into `BulkBar.More`. */
export function BulkBarAction({ icon, asChild = false, className, children, ...rest }: BulkBarActionProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root data-slot="bulk-bar-action" type={asChild ? undefined : 'button'} className={cx(action, className)} {...rest}>
      <Slottable child={children}>
        {(text) => (
          <>
            <span aria-hidden data-slot="bulk-bar-icon" className="kui:grid kui:group-data-[mode=drawer]/shell:hidden">
              {icon}
            </span>
            <span className="kui:truncate">{text}</span>
          </>
        )}
      </Slottable>
    </Root>
  )
}

export interface BulkBarMoreProps extends ComponentProps<'div'> {
  labels?: Partial<LayoutLabels>
}

/**
 * The actions after the two main ones. Beside them where there is room; on phones over the bar, behind a button (WAI-ARIA
 * disclosure), which Escape and a press elsewhere close.
 */
export function BulkBarMore({ labels, className, children, onKeyDown, ref, ...rest }: BulkBarMoreProps) {
  const t = useLabels('layout', en, labels)
  const id = useId()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMemo(() => mergeRefs(root, ref), [ref])
  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: PointerEvent) => {
      // dialogs that an action opens return the focus to it
      if (target instanceof Element && !root.current?.contains(target) && !target.closest('[role*=dialog]'))
        setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opens
    <div
      className={cx('kui:flex kui:items-center kui:gap-0.5 kui:group-data-[mode=drawer]/shell:relative', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || !open || !root.current?.contains(event.target as Node)) return
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      }}
      {...rest}
      ref={mergedRef}
      data-slot="bulk-bar-more"
    >
      <button
        ref={button}
        type="button"
        data-slot="bulk-bar-more-button"
        aria-label={t.moreBulkActions}
        aria-expanded={open}
        aria-controls={id}
        className={cx(action, 'kui:not-group-data-[mode=drawer]/shell:hidden')}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden />
      </button>
      <div
        id={id}
        data-slot="bulk-bar-more-actions"
        data-open={open || undefined}
        className={cx(
          'kui:flex kui:gap-0.5 kui:group-data-[mode=drawer]/shell:absolute kui:group-data-[mode=drawer]/shell:end-0 kui:group-data-[mode=drawer]/shell:bottom-[calc(100%+0.75rem)]',
          'kui:group-data-[mode=drawer]/shell:flex-col kui:group-data-[mode=drawer]/shell:items-stretch kui:group-data-[mode=drawer]/shell:rounded-lg kui:group-data-[mode=drawer]/shell:bg-sign kui:group-data-[mode=drawer]/shell:p-1 kui:group-data-[mode=drawer]/shell:shadow-3',
          'kui:group-data-[mode=drawer]/shell:not-data-open:hidden kui:group-data-[mode=drawer]/shell:[&_[data-slot=bulk-bar-icon]]:grid kui:group-data-[mode=drawer]/shell:[&_[data-slot=bulk-bar-action]]:justify-start',
        )}
      >
        {children}
      </div>
    </div>
  )
}
