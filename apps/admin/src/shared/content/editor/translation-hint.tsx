import { type LanguageCode, visitorLanguages } from '@kiosk-admin/api-client'
import { ContentForm } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/i18n'
import { allLanguages, languageDisplay } from '../../i18n/language'
import { formMessages } from '../../record/form-messages'
import { useFormRecord } from './form-record'

type TranslationHintProps = {
  name: string
  /** Tag of the edited language; undefined for fields that are not localised. */
  lang: string | undefined
  hint: ReactNode
  children: (hint: ReactNode) => ReactNode
}

/** Adds to the hint of an empty translation which language visitors see instead. */
export function TranslationHint({ name, lang, hint, children }: TranslationHintProps) {
  const t = useMessages(formMessages)
  const { languages } = useFormRecord()
  const code = allLanguages.find((one) => languageDisplay[one].tag === lang)
  if (!code) return children(hint)
  return (
    <ContentForm.Value<Partial<Record<LanguageCode, unknown>> | null> name={name}>
      {(texts) => {
        const shown = languageShown(texts ?? {}, code, languages)
        if (!shown) return children(hint)
        const instead = t('form.visitorsSee', { language: languageDisplay[shown].label })
        return children(
          hint ? (
            <>
              {hint} {instead}
            </>
          ) : (
            instead
          ),
        )
      }}
    </ContentForm.Value>
  )
}

const isWritten = (text: unknown) => typeof text === 'string' && text.trim() !== ''

/** The language of the text that visitors of another language see; undefined if they have their own, or none. */
export function languageShown(
  texts: Partial<Record<LanguageCode, unknown>>,
  code: LanguageCode,
  ofMall: readonly LanguageCode[],
): LanguageCode | undefined {
  if (isWritten(texts[code])) return undefined
  return visitorLanguages(code, ofMall).find((one) => ofMall.includes(one) && isWritten(texts[one]))
}
