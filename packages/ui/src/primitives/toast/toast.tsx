import { Branch } from '@radix-ui/react-dismissable-layer'
import { cva } from 'class-variance-authority'
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useEndSide } from '../../internal/hooks/use-end-side'
import { useLabels } from '../../internal/hooks/use-labels'
import { useOwnEscape } from '../../internal/hooks/use-own-escape'
import { mergeRefs } from '../../internal/merge-refs'
import { IconButton } from '../button/icon-button'
import { Spinner } from '../spinner/spinner'
import { ToastAnnouncements } from './toast-announcements'
import { type StoredToast, type Toasts, toastTimeout } from './toast-store'
import { useCloseTimer } from './use-close-timer'
import { useHold } from './use-hold'
import { useSwipe } from './use-swipe'
import { useToastPlace } from './use-toast-place'

const glyph = cva('kui:-mt-0.5 kui:grid kui:size-5.5 kui:shrink-0 kui:place-items-center kui:rounded-sm', {
  variants: {
    kind: {
      success: 'kui:bg-success kui:text-status-fg',
      error: 'kui:bg-danger kui:text-status-fg',
      info: 'kui:bg-info kui:text-status-fg',
      warn: 'kui:bg-warning kui:text-warning-fg',
      loading: 'kui:text-fg-muted',
    },
  },
})

const icons = { success: Check, error: X, info: Info, warn: TriangleAlert }

/** The key that moves the focus to the messages. */
const KEY = 'F8'

type ToastProps = {
  toast: StoredToast
  held: boolean
  endSide: 'left' | 'right'
  list: RefObject<HTMLOListElement | null>
  onDismiss: (id: number) => void
  labels: Partial<PrimitivesLabels> | undefined
}

/** One message, which disappears unless it is held. */
function Toast({
  toast: { id, kind, title, text, action, timeout },
  held,
  endSide,
  list,
  onDismiss,
  labels,
}: ToastProps) {
  const t = useLabels('primitives', en, labels)
  const item = useRef<HTMLLIElement>(null)
  const Icon = kind === 'loading' ? undefined : icons[kind]
  function dismiss() {
    if (item.current?.contains(document.activeElement)) list.current?.focus()
    onDismiss(id)
  }
  useCloseTimer(timeout ?? (kind === 'loading' ? Number.POSITIVE_INFINITY : toastTimeout), held, dismiss)
  const swipeProps = useSwipe(endSide, dismiss)
  return (
    <li
      ref={item}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab goes from message to message, and Escape closes the focused one
      tabIndex={0}
      data-slot="toast"
      data-kind={kind}
      // modal dialogs set pointer-events: none on earlier elements, and clicks would reach the element below
      className="kui:pointer-events-auto kui:flex kui:w-90 kui:max-w-full kui:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:touch-none kui:items-start kui:gap-2.5 kui:rounded-lg kui:bg-raised kui:py-2.75 kui:pe-2.5 kui:ps-3 kui:text-sm kui:shadow-2 kui:select-none kui:focus-visible:shadow-ring"
      onKeyDown={({ key }) => {
        if (key === 'Escape') dismiss()
      }}
      {...swipeProps}
    >
      <span className={glyph({ kind })}>
        {Icon ? <Icon size={14} strokeWidth={2} aria-hidden="true" /> : <Spinner />}
      </span>
      <div className="kui:min-w-0 kui:flex-1">
        <div data-slot="toast-title" className="kui:font-bold kui:text-fg-strong">
          {title}
        </div>
        {(text || action) && (
          <div data-slot="toast-text" className="kui:text-fg">
            {text}
            {action && (
              <>
                {' '}
                <button
                  type="button"
                  data-slot="toast-action"
                  onClick={() => {
                    action.onSelect()
                    dismiss()
                  }}
                  className="kui:relative kui:rounded-xs kui:font-medium kui:text-accent-text kui:before:absolute kui:before:-inset-1 kui:pointer-coarse:before:-inset-3.5 kui:underline-offset-3 kui:hover:underline kui:focus-visible:shadow-ring"
                >
                  {action.label}
                </button>
              </>
            )}
          </div>
        )}
      </div>
      <IconButton
        size="small"
        label={t.close}
        icon={<X size={16} strokeWidth={1.5} />}
        className="kui:-my-1.25 kui:text-fg-subtle"
        onClick={dismiss}
      />
    </li>
  )
}

export type ToasterProps = ComponentProps<'ol'> & {
  toasts: Toasts
  labels?: Partial<PrimitivesLabels>
}

/**
 * Shows the messages of a store at the bottom, beside all visible controls. F8 focuses them, Tab begins with the newest, and
 * Escape closes the focused one. They are no layer: Escape elsewhere closes a menu or dialog, and presses on them leave it open.
 */
export function Toaster({ toasts, labels, className, style, ref, ...rest }: ToasterProps) {
  const t = useLabels('primitives', en, labels)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const list = useRef<HTMLOListElement>(null)
  const endSide = useEndSide()
  const place = useToastPlace(list, shown, endSide)
  const { held, holdProps } = useHold(shown.length === 0)
  useOwnEscape(list, (target) => target.closest('[data-slot="toast"]') !== null)
  useEffect(() => {
    const focus = ({ code }: KeyboardEvent) => {
      if (code === KEY) list.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <Branch
      role="region"
      aria-label={`${t.notifications} (${KEY})`}
      // an empty list takes no presses
      style={{ pointerEvents: shown.length > 0 ? undefined : 'none' }}
      {...holdProps}
    >
      <ToastAnnouncements shown={shown} />
      <ol
        ref={useMemo(() => mergeRefs(ref, list), [ref])}
        tabIndex={-1}
        data-slot="toaster"
        className={cx(
          'kui:fixed kui:end-4 kui:bottom-4 kui:z-(--k-z-toast) kui:flex kui:max-w-[calc(100vw-2rem)] kui:flex-col-reverse kui:gap-2 kui:outline-none',
          className,
        )}
        style={{ ...(place && { ...place, right: 'auto' }), ...style }}
        {...rest}
      >
        {shown.toReversed().map((toast) => (
          <Toast key={toast.id} {...{ toast, held, endSide, list, labels }} onDismiss={toasts.dismiss} />
        ))}
      </ol>
    </Branch>
  )
}
