import * as Tabs from '@radix-ui/react-tabs'
import { CircleAlert, Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { Button } from '../../primitives/button/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu/dropdown-menu'
import { useKioskUi } from '../../theme/context'
import type { Language } from '../../theme/language'
import { MissingMark } from '../field/missing-mark'
import { TextField, type TextFieldProps } from '../text-field/text-field'

/** Texts by language code. */
export type LocalisedText = Readonly<Record<string, string | undefined>>

export type LocalisedFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'error' | 'lang'
> & {
  value?: LocalisedText
  defaultValue?: LocalisedText
  onValueChange?: (value: LocalisedText) => void
  /** The required one first. @default the provider's */
  languages?: readonly Language[]
  /** Error messages by language. */
  errors?: Readonly<Record<string, ReactNode>>
  /** The selected language. */
  language?: string
  /** @default the first language */
  defaultLanguage?: string
  onLanguageChange?: (language: string) => void
}

const none: LocalisedText = {}

/**
 * A text in several languages with a tab for each (WAI-ARIA tabs); tabs mark missing translations and errors. An empty
 * text can be copied from another language. For standalone use; in a `ContentForm`, `ContentForm.Languages` has one row
 * of tabs for all fields.
 */
export function LocalisedField({
  value,
  defaultValue = none,
  onValueChange,
  languages: given,
  errors = {},
  language,
  defaultLanguage,
  onLanguageChange,
  required = false,
  className,
  labels,
  ...rest
}: LocalisedFieldProps) {
  const t = useLabels('fields', en, labels)
  const { languages: known } = useKioskUi()
  const languages = given ?? known
  const root = useRef<HTMLDivElement>(null)
  const [texts, setTexts] = useControllable(value, defaultValue, onValueChange)
  const [first] = languages
  const [open, setOpen] = useControllable(language, defaultLanguage ?? first?.code ?? '', onLanguageChange)
  const isBlank = (code: string) => !texts[code]?.trim()
  const isMissing = (code: string) =>
    first !== undefined && code !== first.code && isBlank(code) && !isBlank(first.code)
  const locked = isLocked(rest.readOnlyReason) || rest.disabled === true || rest.readOnly === true
  const sources = locked || !isBlank(open) ? [] : languages.filter(({ code }) => !isBlank(code))
  return (
    <Tabs.Root
      ref={root}
      data-slot="localised-field"
      value={open}
      onValueChange={setOpen}
      className={cx('kui:flex kui:flex-col kui:gap-1.5', className)}
    >
      <div className="kui:flex kui:flex-wrap kui:items-center kui:justify-between kui:gap-x-2 kui:gap-y-0.5">
        <Tabs.List
          data-slot="localised-field-languages"
          aria-label={t.languages}
          className="kui:flex kui:min-h-(--k-control-sm) kui:flex-wrap kui:gap-0.5"
        >
          {languages.map(({ code, label, picture }) => (
            <Tabs.Trigger
              key={code}
              value={code}
              data-slot="localised-field-language"
              className="kui:inline-flex kui:h-(--k-control-sm) kui:items-center kui:gap-1.75 kui:rounded-md kui:px-2.25 kui:text-sm kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:data-[state=active]:bg-pressed kui:data-[state=active]:font-medium kui:data-[state=active]:text-fg-strong"
            >
              {picture}
              {label}
              {errors[code] && <WrongMark label={t.wrong} />}
              {isMissing(code) && <MissingMark labels={labels} />}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {sources.length > 0 && (
          <CopyFrom
            sources={sources}
            t={t}
            onCopy={(code) => setTexts({ ...texts, [open]: texts[code] })}
            // the button disappears once there is text, so focus the copy for translation
            onCopied={() => root.current?.querySelector<HTMLElement>('[role="tabpanel"] input')?.focus()}
          />
        )}
      </div>
      {languages.map(({ code, tag = code }) => (
        <Tabs.Content key={code} value={code} data-slot="localised-field-panel" tabIndex={-1}>
          <TextField
            lang={tag}
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

const WrongMark = ({ label }: { label: string }) => (
  <CircleAlert size={14} strokeWidth={1.5} role="img" aria-label={label} className="kui:text-danger-text" />
)

type CopyFromProps = {
  sources: readonly Language[]
  t: FieldsLabels
  onCopy: (code: string) => void
  onCopied: () => void
}

function CopyFrom({ sources, t, onCopy, onCopied }: CopyFromProps) {
  const copied = useRef(false)
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button size="small" variant="quiet" icon={<Copy size={16} strokeWidth={1.5} aria-hidden="true" />}>
          {t.copyFrom}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!copied.current) return
          event.preventDefault()
          onCopied()
        }}
      >
        {sources.map(({ code, label, picture }) => (
          <DropdownMenuItem
            key={code}
            icon={picture}
            onSelect={() => {
              copied.current = true
              onCopy(code)
            }}
          >
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
