import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useContext, useId, useMemo } from 'react'
import { en, type FormsLabels } from '#labels/forms'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { fieldAt, useFormContext } from './form-context'
import { formGroupContext } from './form-group-context'

export type FormGroupProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  heading: ReactNode
  /** A hint below the heading. */
  hint?: ReactNode
  /** The heading level. @default 3 */
  level?: 2 | 3 | 4
  open?: boolean
  /** @default true */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  children?: ReactNode
  labels?: Partial<FormsLabels> | undefined
}

/**
 * A collapsible group of fields (the disclosure pattern). Collapsed fields keep their values and are validated and
 * saved; the heading shows that they have errors, and the summary's links expand the group.
 */
export function FormGroup({
  heading,
  hint,
  level = 3,
  open,
  defaultOpen = true,
  onOpenChange,
  labels,
  className,
  children,
  ...rest
}: FormGroupProps) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange)
  const id = useId()
  const around = useContext(formGroupContext)
  const group = useMemo(
    () => ({
      ids: [...around.ids, id],
      reveal() {
        around.reveal()
        setShown(true)
      },
    }),
    [around, id, setShown],
  )
  const wrong = form.issues.some(({ path }) => fieldAt(form, path).groups.includes(id))
  const Heading = `h${level}` as const
  return (
    <fieldset
      data-slot="form-group"
      data-open={shown || undefined}
      aria-labelledby={`${id}-heading`}
      className={cx(
        'kui:group/form-group kui:flex kui:flex-col kui:border-t kui:border-line-faint kui:pt-2',
        className,
      )}
      {...rest}
    >
      <Heading data-slot="form-group-heading" className="kui:text-md kui:font-bold kui:text-fg-strong">
        <button
          type="button"
          data-slot="form-group-button"
          aria-expanded={shown}
          aria-controls={`${id}-fields`}
          className="kui:flex kui:min-h-(--k-control) kui:w-full kui:items-center kui:gap-2 kui:rounded-md kui:text-start kui:hover:text-accent-text kui:focus-visible:shadow-ring"
          onClick={() => setShown(!shown)}
        >
          <span id={`${id}-heading`} className="kui:min-w-0">
            {heading}
          </span>
          {wrong && (
            <CircleAlert
              size={14}
              strokeWidth={1.5}
              role="img"
              aria-label={t.wrong}
              className="kui:shrink-0 kui:text-danger-text"
            />
          )}
          <ChevronDown
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className="kui:ms-auto kui:shrink-0 kui:text-fg-subtle kui:transition-transform kui:duration-(--k-dur-2) kui:not-group-data-open/form-group:-rotate-90 kui:rtl:not-group-data-open/form-group:rotate-90"
          />
        </button>
      </Heading>
      <div id={`${id}-fields`} hidden={!shown} data-slot="form-group-fields">
        {hint && (
          <p data-slot="form-group-hint" className="kui:text-xs kui:text-fg-subtle">
            {hint}
          </p>
        )}
        <div className="kui:flex kui:flex-col kui:gap-4 kui:pt-2">
          <formGroupContext.Provider value={group}>{children}</formGroupContext.Provider>
        </div>
      </div>
    </fieldset>
  )
}
