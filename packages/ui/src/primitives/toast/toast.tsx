import * as Radix from '@radix-ui/react-toast'
import { cva } from 'class-variance-authority'
import { Check, Info, TriangleAlert, X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useEndSide } from '../../internal/hooks/use-end-side'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../button/icon-button'
import { Spinner } from '../spinner/spinner'
import { type StoredToast, type Toasts, toastTimeout } from './toast-store'
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

export type ToastProps = Omit<Radix.ToastProps, 'title' | 'children'> & {
  toast: StoredToast
  onDismiss: (id: number) => void
  labels?: Partial<PrimitivesLabels>
}

/** One message; stays while hovered or focused. Errors are announced at once, others politely. */
export function Toast({ toast, onDismiss, labels, className, style, ...rest }: ToastProps) {
  const t = useLabels('primitives', en, labels)
  const Icon = toast.kind === 'loading' ? undefined : icons[toast.kind]
  return (
    <Radix.Root
      data-slot="toast"
      data-kind={toast.kind}
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      duration={toast.timeout ?? (toast.kind === 'loading' ? Number.POSITIVE_INFINITY : toastTimeout)}
      onOpenChange={(open) => {
        if (!open) onDismiss(toast.id)
      }}
      className={cx(
        'kui:flex kui:w-90 kui:max-w-full kui:items-start kui:gap-2.5 kui:rounded-lg kui:bg-raised kui:py-2.75 kui:pe-2.5 kui:ps-3 kui:text-sm kui:shadow-2 kui:focus-visible:shadow-ring',
        'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-1)_var(--k-ease-in)_forwards]',
        className,
      )}
      // modal dialogs set pointer-events: none on earlier elements, and clicks would reach the element below
      style={{ pointerEvents: 'auto', ...style }}
      {...rest}
    >
      <span className={glyph({ kind: toast.kind })}>
        {Icon ? <Icon size={14} strokeWidth={2} aria-hidden="true" /> : <Spinner />}
      </span>
      <div className="kui:min-w-0 kui:flex-1">
        <Radix.Title data-slot="toast-title" className="kui:font-bold kui:text-fg-strong">
          {toast.title}
        </Radix.Title>
        {(toast.text || toast.action) && (
          <Radix.Description data-slot="toast-text" className="kui:text-fg">
            {toast.text}
            {toast.action && (
              <>
                {' '}
                <Radix.Action
                  data-slot="toast-action"
                  altText={toast.action.label}
                  onClick={toast.action.onSelect}
                  className="kui:relative kui:rounded-xs kui:font-medium kui:text-accent-text kui:before:absolute kui:before:-inset-1 kui:pointer-coarse:before:-inset-3.5 kui:underline-offset-3 kui:hover:underline kui:focus-visible:shadow-ring"
                >
                  {toast.action.label}
                </Radix.Action>
              </>
            )}
          </Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton
          size="small"
          label={t.close}
          icon={<X size={16} strokeWidth={1.5} />}
          className="kui:-my-1.25 kui:text-fg-subtle"
        />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Radix announces a toast when it appears; this announces what replaces it. */
function Updates({ shown }: { shown: readonly StoredToast[] }) {
  const last = shown.findLast(({ updated }) => updated)
  const text = last && [last.title, last.text].filter(Boolean).join(': ')
  const error = last?.kind === 'error'
  return (
    <>
      <span aria-live="polite" className="kui:sr-only">
        {!error && text}
      </span>
      <span aria-live="assertive" className="kui:sr-only">
        {error && text}
      </span>
    </>
  )
}

export type ToasterProps = Radix.ToastViewportProps & {
  toasts: Toasts
  labels?: Partial<PrimitivesLabels>
}

/** Shows the messages of a store at the bottom, beside all visible controls. F8 focuses them. */
export function Toaster({ toasts, labels, className, style, ...rest }: ToasterProps) {
  const t = useLabels('primitives', en, labels)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const viewport = useRef<HTMLOListElement>(null)
  const place = useToastPlace(viewport, shown)
  return (
    <Radix.Provider label={t.notifications} swipeDirection={useEndSide()}>
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={toasts.dismiss} {...(labels ? { labels } : {})} />
      ))}
      <Updates shown={shown} />
      <Radix.Viewport
        ref={viewport}
        data-slot="toaster"
        label={`${t.notifications} ({hotkey})`}
        className={cx(
          'kui:fixed kui:end-4 kui:bottom-4 kui:z-(--k-z-toast) kui:flex kui:max-w-[calc(100vw-2rem)] kui:flex-col kui:gap-2 kui:outline-none',
          className,
        )}
        style={{ ...(place && { ...place, right: 'auto' }), ...style }}
        {...rest}
      />
    </Radix.Provider>
  )
}
