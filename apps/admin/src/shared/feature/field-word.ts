import { useCallback } from 'react'
import { fieldMessages } from '../i18n/field-messages'
import { useMessages } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import { ownFieldIn } from './known-features'

/** Label of a field outside its form: shared by all kinds, or of the only kind with this field. */
export function useFieldWord(): (name: string) => string | undefined {
  const code = useLanguage()
  const f = useMessages(fieldMessages)
  return useCallback(
    (name) => {
      const { fields } = fieldMessages.messages
      return name in fields ? f(`fields.${name as keyof typeof fields}`) : ownFieldIn(code, name)
    },
    [code, f],
  )
}
