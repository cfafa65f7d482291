import * as Tabs from '@radix-ui/react-tabs'
import { type ReactNode, useState } from 'react'
import { cx } from '../internal/cx'
import { tagOf } from '../internal/language'
import { useControllable } from '../internal/use-controllable'
import { useLabels } from '../internal/use-labels'
import { Flag, type FlagCode } from '../primitives/flag'
import { en } from './labels'
import { MissingMark } from './missing-mark'
import { TextField, type TextFieldProps } from './text-field'

/** A text per language code. */
export type LocalisedText = Readonly<Record<string, string | undefined>>

export type LocalisedFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'error' | 'lang'
> & {
  value?: LocalisedText
  defaultValue?: LocalisedText
  onValueChange?: (value: LocalisedText) => void
  /** The languages by code and name, the required one first. */
  languages: readonly { code: FlagCode; name: string }[]
  /** What is wrong, by language. */
  errors?: Readonly<Record<string, ReactNode>>
}

const none: LocalisedText = {}

/**
 * One text in several languages, a tab each, with a mark where a translation is missing. It stands alone; in a
 * `ContentForm` one row of tabs, `ContentForm.Languages`, serves all localised fields.
 */
export function LocalisedField({
  value,
  defaultValue = none,
  onValueChange,
  languages,
  errors = {},
  required = false,
  className,
  labels,
  ...rest
}: LocalisedFieldProps) {
  const t = useLabels('fields', en, labels)
  const [texts, setTexts] = useControllable(value, defaultValue, onValueChange)
  const [first] = languages
  const [language, setLanguage] = useState<string>(first?.code ?? '')
  const isMissing = (code: string) =>
    code !== first?.code && !texts[code]?.trim() && Boolean(texts[first?.code ?? '']?.trim())
  return (
    <Tabs.Root
      data-slot="localised-field"
      value={language}
      onValueChange={setLanguage}
      className={cx('kui:flex kui:flex-col kui:gap-1.5', className)}
    >
      <Tabs.List
        data-slot="localised-field-languages"
        aria-label={t.languages}
        className="kui:flex kui:flex-wrap kui:gap-0.5"
      >
        {languages.map(({ code, name }) => (
          <Tabs.Trigger
            key={code}
            value={code}
            data-slot="localised-field-language"
            className="kui:inline-flex kui:h-(--k-control-sm) kui:items-center kui:gap-1.75 kui:rounded-md kui:px-2.25 kui:text-sm kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:data-[state=active]:bg-pressed kui:data-[state=active]:font-medium kui:data-[state=active]:text-fg-strong"
          >
            <Flag code={code} />
            {name}
            {isMissing(code) && <MissingMark labels={labels} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {languages.map(({ code }) => (
        <Tabs.Content key={code} value={code} data-slot="localised-field-panel" tabIndex={-1}>
          <TextField
            lang={tagOf(code)}
            required={required && code === first?.code}
            error={errors[code]}
            value={texts[code] ?? ''}
            onValueChange={(text) => setTexts({ ...texts, [code]: text })}
            labels={labels}
            {...rest}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
