import { cva } from 'class-variance-authority'
import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { useSteps } from './use-steps'

export type StepperStep = {
  value: string
  label: ReactNode
  /** A few words below the label. */
  hint?: ReactNode
  /** Whether something in it has to be corrected. @default false */
  error?: boolean
}

export type StepperProps = Omit<ComponentProps<'ol'>, 'defaultValue' | 'children'> & {
  steps: readonly StepperStep[]
  /** The current step. */
  value?: string
  /** @default the first step */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Whether steps can be opened that were not reached yet. @default false */
  free?: boolean
  /** Shows the steps without opening any. @default false */
  readOnly?: boolean
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  labels?: Partial<LayoutLabels>
}

const mark = cva(
  'kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-full kui:text-xs kui:font-bold kui:tabular-nums',
  {
    variants: {
      state: {
        done: 'kui:bg-sign kui:text-sign-fg',
        current: 'kui:bg-accent kui:text-accent-fg',
        error: 'kui:bg-danger kui:text-status-fg',
        upcoming: 'kui:text-fg-muted kui:shadow-[inset_0_0_0_1.5px_var(--k-line-control)]',
      },
    },
  },
)

const line = cva('kui:rounded-xs kui:bg-line kui:group-last/step:hidden kui:data-done:bg-sign', {
  variants: {
    orientation: {
      horizontal: 'kui:mx-1 kui:h-0.5 kui:min-w-3 kui:flex-1 kui:self-center',
      vertical: 'kui:absolute kui:start-3.75 kui:top-9 kui:-bottom-1 kui:w-0.5',
    },
  },
})

const row =
  'kui:flex kui:min-h-10 kui:min-w-0 kui:items-center kui:gap-2 kui:rounded-md kui:px-1 kui:text-start kui:pointer-coarse:min-h-11 kui:focus-visible:shadow-ring'

/**
 * Steps of a wizard, as an ordered list. The current step has `aria-current="step"`; available steps are buttons. In
 * narrow places only the current step shows its label.
 */
export function Stepper({
  steps,
  value,
  defaultValue,
  onValueChange,
  free,
  readOnly = false,
  orientation = 'horizontal',
  labels,
  className,
  ...rest
}: StepperProps) {
  const t = useLabels('layout', en, labels)
  const { locale } = useKioskUi()
  const state = useSteps({ steps: steps.map((step) => step.value), value, defaultValue, onValueChange, free })
  return (
    <ol
      data-slot="stepper"
      aria-label={t.steps.label}
      className={cx('kui:flex', orientation === 'vertical' ? 'kui:flex-col' : 'kui:@container/line', className)}
      {...rest}
    >
      {steps.map((step, index) => {
        const own = state.stateOf(step.value)
        const shown = step.error ? 'error' : own
        const Mark = { error: X, done: Check, current: undefined, upcoming: undefined }[shown]
        const content = (
          <>
            <span className={mark({ state: shown })}>
              {Mark ? (
                <Mark size={14} strokeWidth={2} aria-hidden="true" />
              ) : (
                <span aria-hidden="true">{numberFormat(locale).format(index + 1)}</span>
              )}
            </span>
            <span className={cx('kui:min-w-0', own !== 'current' && 'kui:@max-[480px]/line:sr-only')}>
              <span className="kui:block kui:text-sm kui:font-medium kui:group-data-[state=upcoming]/step:text-fg-muted kui:group-data-[state=error]/step:text-danger-text kui:text-fg-strong">
                {step.label}
              </span>
              {step.hint && <span className="kui:block kui:text-xs kui:text-fg-subtle">{step.hint}</span>}
              {shown === 'done' && <span className="kui:sr-only">{t.steps.done}</span>}
              {shown === 'error' && <span className="kui:sr-only">{t.steps.error}</span>}
            </span>
          </>
        )
        const opens = !readOnly && own !== 'current' && state.canOpen(step.value)
        return (
          <li
            key={step.value}
            data-slot="stepper-step"
            data-state={shown}
            className="kui:group/step kui:relative kui:flex kui:min-w-0 kui:not-last:flex-1 kui:@max-[480px]/line:not-last:flex-auto"
          >
            {opens ? (
              <button
                type="button"
                data-slot="stepper-button"
                className={cx(row, 'kui:hover:bg-hover')}
                onClick={() => state.goTo(step.value)}
              >
                {content}
              </button>
            ) : (
              <span aria-current={own === 'current' ? 'step' : undefined} className={row}>
                {content}
              </span>
            )}
            {/* line to the next step, coloured up to the current one */}
            <span aria-hidden="true" data-done={own === 'done' || undefined} className={line({ orientation })} />
          </li>
        )
      })}
    </ol>
  )
}
