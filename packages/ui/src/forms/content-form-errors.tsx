import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { Flag, type FlagCode } from '../primitives/flag'
import { Link } from '../primitives/link'
import { controlIdOf, useFormContext } from './form-context'
import { type FormIssue, messageOf } from './issues'
import { en, type FormsLabels } from './labels'

export type FormErrorsProps = Omit<ComponentProps<'div'>, 'children'> & { labels?: Partial<FormsLabels> | undefined }

/** What is wrong, with a link to each field, also in another language's tab; takes the focus after a failed save. */
export function FormErrors({ labels, className, ...rest }: FormErrorsProps) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  const { submitCount } = form.rhf.formState
  const failed = form.failure
  void submitCount
  if (form.issues.length === 0 && failed === undefined) return null

  function fieldOf({ path }: FormIssue) {
    const language = path.split('.').at(-1) ?? ''
    const ofLanguage = form.fields.get(path.slice(0, -language.length - 1))
    if (ofLanguage?.localised && form.languages.includes(language)) return { label: ofLanguage.label, language }
    return { label: form.fields.get(path)?.label ?? path, language: undefined }
  }

  function show(issue: FormIssue) {
    const { language } = fieldOf(issue)
    // the field must be there before it can take the focus
    if (language !== undefined) flushSync(() => form.setLanguage(language))
    document.getElementById(controlIdOf(form.id, issue.path))?.focus()
  }

  return (
    <div
      id={`${form.id}-errors`}
      data-slot="form-errors"
      role="alert"
      tabIndex={-1}
      className={cx(
        'kui:flex kui:gap-2.5 kui:rounded-md kui:bg-danger-soft kui:px-3 kui:py-2 kui:text-sm kui:text-fg kui:focus-visible:shadow-ring',
        className,
      )}
      {...rest}
    >
      <CircleAlert
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="kui:mt-px kui:shrink-0 kui:text-danger-text"
      />
      <div>
        <p data-slot="form-errors-title" className="kui:font-medium">
          {failed ?? t.problems(form.issues.length)}
        </p>
        {form.issues.length > 0 && (
          <ul data-slot="form-errors-list" className="kui:mt-1 kui:flex kui:flex-col kui:gap-0.5">
            {form.issues.map((issue) => {
              const { label, language } = fieldOf(issue)
              return (
                <li key={issue.path} data-slot="form-error" className="kui:flex kui:items-center kui:gap-1.5">
                  {language !== undefined && <Flag code={language as FlagCode} />}
                  <Link asChild>
                    <button type="button" data-slot="link" onClick={() => show(issue)}>
                      {label}
                    </button>
                  </Link>
                  <span>{messageOf(issue, t)}</span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
