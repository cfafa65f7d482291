import type { LanguageCode } from '@kiosk-admin/api-client'
import { Button, ContentForm, Field, Flag, IconButton, useFieldControl } from '@kiosk-admin/ui'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useMessages } from '../../shared/i18n/i18n'
import { allLanguages, languageDisplay } from '../../shared/i18n/language'
import { mallMessages } from './messages'
import { MissingTexts } from './missing-texts'

const icon = { size: 16, strokeWidth: 1.5 } as const
const nameOf = (code: LanguageCode) => languageDisplay[code].label

type LanguagesFieldProps = {
  /** The stored mall, to check which texts a new first language would lack; a new mall has no texts. */
  stored: { id: string; first: LanguageCode | undefined } | undefined
}

/** The mall's languages in order; texts in the first are required. */
export function LanguagesField({ stored }: LanguagesFieldProps) {
  const t = useMessages(mallMessages)
  return (
    <ContentForm.Field<LanguageCode[]>
      name="languages"
      label={t('malls.fields.languages')}
      format={(codes) => codes.map(nameOf).join(', ')}
    >
      {({ value, onValueChange, onBlur: _, ref, lang: __, name: ___, ...field }) => (
        <div className="flex flex-col gap-2">
          <Field {...field} group hint={t('malls.hint.languages')}>
            <Languages ref={ref} value={value} onValueChange={onValueChange} />
          </Field>
          {stored && value[0] && value[0] !== stored.first && <MissingTexts mallId={stored.id} language={value[0]} />}
        </div>
      )}
    </ContentForm.Field>
  )
}

type LanguagesProps = {
  ref: Ref<HTMLDivElement>
  value: LanguageCode[]
  onValueChange: (codes: LanguageCode[]) => void
}

function Languages({ ref, value, onValueChange }: LanguagesProps) {
  const t = useMessages(mallMessages)
  const { locked = false, 'aria-required': _, 'aria-invalid': __, ...control } = useFieldControl()
  const [announcement, setAnnouncement] = useState('')
  const set = (codes: LanguageCode[]) => {
    onValueChange(codes)
    setAnnouncement(t('malls.language.now', { names: codes.map(nameOf).join(', ') }))
  }
  const swap = (index: number, other: number) =>
    set(value.map((code, at) => (at === index ? value[other] : at === other ? value[index] : code) ?? code))
  const others = allLanguages.filter((code) => !value.includes(code))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser
    <div ref={ref} role="group" tabIndex={-1} {...control} className="flex flex-col gap-2">
      <ol className="m-0 flex list-none flex-col divide-y divide-line-faint rounded-md border border-line p-0">
        {value.map((code, index) => {
          const name = nameOf(code)
          return (
            <li key={code} className="flex min-h-10 items-center gap-2.5 px-2.5">
              <Flag code={code} />
              <span lang={languageDisplay[code].tag} className="min-w-0 flex-1 truncate text-fg-strong">
                {name}
              </span>
              {index === 0 && <span className="text-xs text-fg-muted">{t('malls.language.first')}</span>}
              {!locked && (
                <span className="flex">
                  <IconButton
                    size="small"
                    label={t('malls.language.up', { name })}
                    icon={<ArrowUp {...icon} />}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => index > 0 && swap(index, index - 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('malls.language.down', { name })}
                    icon={<ArrowDown {...icon} />}
                    aria-disabled={index === value.length - 1 || undefined}
                    onClick={() => index < value.length - 1 && swap(index, index + 1)}
                  />
                  <IconButton
                    size="small"
                    label={t('malls.language.remove', { name })}
                    icon={<X {...icon} />}
                    onClick={() => set(value.filter((language) => language !== code))}
                  />
                </span>
              )}
            </li>
          )
        })}
        {value.length === 0 && <li className="px-2.5 py-2 text-sm text-fg-muted">{t('malls.language.none')}</li>}
      </ol>
      {!locked && others.length > 0 && (
        <span className="flex flex-wrap gap-1.5">
          {others.map((code) => (
            <Button
              key={code}
              size="small"
              icon={<Plus {...icon} aria-hidden="true" />}
              aria-label={t('malls.language.add', { name: nameOf(code) })}
              onClick={() => set([...value, code])}
            >
              <span className="flex items-center gap-1.5">
                <Flag code={code} /> {nameOf(code)}
              </span>
            </Button>
          ))}
        </span>
      )}
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}
