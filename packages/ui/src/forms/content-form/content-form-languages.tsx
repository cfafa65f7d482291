import * as Tabs from '@radix-ui/react-tabs'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { en, type FormsLabels } from '#labels/forms'
import { MissingMark } from '../../fields/field/missing-mark'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { valueAt } from '../../internal/three-way/three-way'
import { fieldAt, useFormContext } from './form-context'

export type FormLanguagesProps = Omit<ComponentProps<typeof Tabs.Root>, 'value' | 'onValueChange' | 'defaultValue'> & {
  labels?: Partial<FormsLabels> | undefined
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.replace(/<[^>]*>/g, '').trim() === ''

/** One row of language tabs for all localised fields inside; tabs mark missing translations. */
export function FormLanguages({ labels, className, children, ...rest }: FormLanguagesProps) {
  const t = useLabels('forms', en, labels)
  const form = useFormContext()
  const current = useWatch({ control: form.control })
  const [{ code: first } = { code: '' }] = form.languages
  const localised = [...form.fields].filter(([, field]) => field.localised).map(([name]) => name)
  const missing = (language: string) =>
    localised.some(
      (name) => !isBlank(valueAt(current, `${name}.${first}`)) && isBlank(valueAt(current, `${name}.${language}`)),
    )
  const wrong = (language: string) =>
    form.attempted && form.issues.some(({ path }) => fieldAt(form, path).language === language)
  return (
    <Tabs.Root
      data-slot="form-languages"
      value={form.language}
      onValueChange={form.setLanguage}
      className={cx('kui:flex kui:flex-col kui:gap-4', className)}
      {...rest}
    >
      <Tabs.List
        data-slot="form-languages-list"
        aria-label={t.languages}
        className="kui:flex kui:flex-wrap kui:gap-0.5 kui:border-b kui:border-line-faint kui:pb-2"
      >
        {form.languages.map(({ code, label, picture }) => (
          <Tabs.Trigger
            key={code}
            value={code}
            data-slot="form-language"
            // only the panel of the selected language exists
            {...(code === form.language ? {} : { 'aria-controls': undefined })}
            className="kui:inline-flex kui:h-(--k-control-sm) kui:items-center kui:gap-1.75 kui:rounded-md kui:px-2.25 kui:text-sm kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:data-[state=active]:bg-pressed kui:data-[state=active]:font-medium kui:data-[state=active]:text-fg-strong"
          >
            {picture}
            {label}
            {wrong(code) && (
              <CircleAlert
                size={14}
                strokeWidth={1.5}
                role="img"
                aria-label={t.wrong}
                className="kui:text-danger-text"
              />
            )}
            {code !== first && missing(code) && <MissingMark />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* one panel for all tabs: a panel for each language would mount every field four times */}
      <Tabs.Content
        value={form.language}
        data-slot="form-language-panel"
        tabIndex={-1}
        className="kui:flex kui:flex-col kui:gap-4"
      >
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
