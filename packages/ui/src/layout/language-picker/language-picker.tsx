import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { tagOf } from '../../internal/language'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { Flag, type FlagCode } from '../../primitives/flag/flag'

export interface Language {
  code: FlagCode
  /** Native name: Svenska. */
  name: string
}

export interface LanguagePickerProps
  extends Omit<ComponentProps<typeof Button>, 'value' | 'defaultValue' | 'children'> {
  languages: readonly Language[]
  value?: FlagCode
  /** @default the first language */
  defaultValue?: FlagCode
  onValueChange?: (code: FlagCode) => void
  labels?: Partial<LayoutLabels>
}

/** Selects the interface language (WAI-ARIA menu button with radio items): a flag with the language's name. */
export function LanguagePicker({
  languages,
  value,
  defaultValue,
  onValueChange,
  labels,
  ...rest
}: LanguagePickerProps) {
  const t = useLabels('layout', en, labels)
  const [code, setCode] = useControllable(value, defaultValue ?? languages[0]?.code ?? 'en', onValueChange)
  const current = languages.find((language) => language.code === code)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" {...rest} data-slot="language-picker">
          <span className="kui:sr-only">{t.language}: </span>
          {current && <Flag code={current.code} />}
          {current?.name}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden className="kui:text-fg-subtle" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          value={code}
          // Menu values are language codes.
          onValueChange={(next) => setCode(next as FlagCode)}
        >
          {languages.map((language) => (
            <DropdownMenu.RadioItem key={language.code} value={language.code} lang={tagOf(language.code)}>
              <Flag code={language.code} />
              {language.name}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
