import { useCallback } from 'react'
import { fieldMessages } from '../i18n/field-messages'
import { useMessages } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import { wordsOfField } from './registry'

/** Label of a resource's field outside its form: its own, or that of all resources. */
export function useFieldWord(): (resource: string, name: string) => string | undefined {
  const code = useLanguage()
  const f = useMessages(fieldMessages)
  return useCallback(
    (resource, name) => {
      const own = wordsOfField(resource, name)?.label?.[code]
      const { fields } = fieldMessages.messages
      return own ?? (name in fields ? f(`fields.${name as keyof typeof fields}`) : undefined)
    },
    [code, f],
  )
}
