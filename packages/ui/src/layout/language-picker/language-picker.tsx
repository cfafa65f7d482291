import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import type { Language } from '../../theme/language'

export interface LanguagePickerProps<Code extends string = string>
  extends Omit<ComponentProps<typeof Button>, 'value' | 'defaultValue' | 'children'> {
  /** Languages of the interface, with their native names. */
  languages: readonly Language<Code>[]
  value?: NoInfer<Code>
  /** @default the first language */
  defaultValue?: NoInfer<Code>
  onValueChange?: (code: Code) => void
  labels?: Partial<LayoutLabels>
}

/** Selects the interface language (WAI-ARIA menu button with radio items): its picture with its name. */
export function LanguagePicker<Code extends string = string>({
  languages,
  value,
  defaultValue,
  onValueChange,
  labels,
  ...rest
}: LanguagePickerProps<Code>) {
  const t = useLabels('layout', en, labels)
  const [code, setCode] = useControllable<Code | undefined>(
    value,
    defaultValue ?? languages[0]?.code,
    (next) => next && onValueChange?.(next),
  )
  const current = languages.find((language) => language.code === code)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet" {...rest} data-slot="language-picker">
          <span className="kui:sr-only">{t.language}: </span>
          {current?.picture}
          {current?.label}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden className="kui:text-fg-subtle" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup
          value={code ?? ''}
          onValueChange={(next) => setCode(languages.find((language) => language.code === next)?.code)}
        >
          {languages.map(({ code, tag = code, label, picture }) => (
            <DropdownMenu.RadioItem key={code} value={code} lang={tag}>
              {picture}
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
