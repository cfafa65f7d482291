import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { en, type FormsLabels } from '#labels/forms'
import { cx } from '../../internal/cx'
import { stops } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { useSteady } from '../../internal/hooks/use-steady'
import { Link } from '../../primitives/link/link'
import { useKioskUi } from '../../theme/context'
import { messageOf, type ShownIssue } from '../issues'
import { controlIdOf, fieldAt, useFormContext } from './form-context'
import { languageName } from './language-name'
import type { ContentFormModel } from './use-content-form'

export type FormErrorsProps = Omit<ComponentProps<'div'>, 'children'> & { labels?: Partial<FormsLabels> | undefined }

/** Groups, such as radios, are not focusable themselves. */
function focusControl(control: HTMLElement | null) {
  control?.focus()
  if (control && document.activeElement !== control) control.querySelector<HTMLElement>(stops)?.focus()
}

/** The submit button, also outside the form; otherwise the first control. */
function focusSubmit(formId: string) {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  const submit = [...form.elements].find((element) => element.matches('[type=submit]:not(:disabled)'))
  const next = submit ?? form.querySelector(stops)
  if (next instanceof HTMLElement) next.focus()
}

type Placed = ReturnType<typeof placed>

/** An issue with its field and the id of its control. */
function placed(form: ContentFormModel, issue: ShownIssue) {
  const at = fieldAt(form, issue.path)
  const field = at.control === undefined ? undefined : controlIdOf(form.id, at.control)
  const control = issue.control || field
  // parts of a field, such as coordinates below a map, have their own names
  const label = control === field || !issue.label ? at.label : issue.label
  return { issue, at, control, label }
}

/** Issues in the order of their controls on the page; one without a control there follows the issue before it. */
function inPageOrder(found: readonly Placed[], formId: string): Placed[] {
  if (found.length < 2) return [...found]
  const ids = [...(document.getElementById(formId)?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)
  let rank = -1
  return found
    .map((issue) => {
      const at = issue.control ? ids.indexOf(issue.control) : -1
      if (at >= 0) rank = at
      return { issue, rank }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ issue }) => issue)
}

/** Fields with one label, such as the coordinates of a pin, are one to the user; those of lists have numbers in their path. */
const isSameField = (one: Placed, other: Placed) =>
  one.control === other.control ||
  (!/\.\d/.test(one.issue.path) && one.label === other.label && one.at.language === other.at.language)

/**
 * The error summary with links to all fields, including hidden languages and collapsed groups; focused after a failed
 * save. Before that, fields show their own errors, so that nothing moves while typing.
 */
export function FormErrors({ labels, className, ...rest }: FormErrorsProps) {
  const t = useLabels('forms', en, labels)
  const { locale } = useKioskUi()
  const form = useFormContext()
  const { failure, refusals } = form
  const formIssues = useSteady(form.issues, refusals)
  const id = `${form.id}-errors`
  const focusedRejection = useRef(refusals)
  // in an effect: the summary is rendered after the save's answer
  useEffect(() => {
    if (refusals === focusedRejection.current) return
    focusedRejection.current = refusals
    document.getElementById(id)?.focus()
  }, [refusals, id])
  const found = form.attempted ? formIssues.map((issue) => placed(form, issue)) : []
  const issues = inPageOrder(
    found.filter((one, index) => !one.control || found.findIndex((other) => isSameField(one, other)) === index),
    form.id,
  )
  const focusWithin = useRef(false)
  // A save from the summary removes the summary with the focus.
  useLayoutEffect(() => {
    if (!focusWithin.current || document.activeElement !== document.body) return
    focusWithin.current = false
    const summary = document.getElementById(id)
    if (summary) summary.focus()
    else focusSubmit(form.id)
  })
  if (issues.length === 0 && failure === undefined) return null

  function show({ control, at: { language, reveal } }: Placed) {
    if (control === undefined) return
    // the field must be rendered before it can be focused
    flushSync(() => {
      if (language !== undefined) form.setLanguage(language)
      reveal?.()
    })
    focusControl(document.getElementById(control))
  }

  return (
    <div
      id={id}
      data-slot="form-errors"
      role="alert"
      tabIndex={-1}
      className={cx(
        'kui:flex kui:gap-2.5 kui:rounded-md kui:bg-danger-soft kui:px-3 kui:py-2 kui:text-sm kui:text-fg kui:focus-visible:shadow-ring',
        className,
      )}
      {...rest}
      onFocus={(event) => {
        focusWithin.current = true
        rest.onFocus?.(event)
      }}
      onBlur={(event) => {
        focusWithin.current = false
        rest.onBlur?.(event)
      }}
    >
      <CircleAlert
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="kui:mt-px kui:shrink-0 kui:text-danger-text"
      />
      <div>
        <p data-slot="form-errors-title" className="kui:font-medium">
          {failure ?? t.problems(issues.length)}
        </p>
        {issues.length > 0 && (
          <ul data-slot="form-errors-list" className="kui:mt-1 kui:flex kui:flex-col kui:gap-0.5">
            {issues.map(({ issue, at, control, label }) => (
              <li key={`${issue.path} ${control}`} data-slot="form-error">
                {(issue.path !== '' || control) && (
                  <>
                    {control === undefined ? (
                      label
                    ) : (
                      <Link asChild>
                        <button type="button" data-slot="link" onClick={() => show({ issue, at, control, label })}>
                          {label}
                          {at.language !== undefined && ` (${languageName(at.language, form.languages, locale)})`}
                        </button>
                      </Link>
                    )}
                    {': '}
                  </>
                )}
                {messageOf(issue, t)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
