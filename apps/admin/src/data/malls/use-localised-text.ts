import { useMemo } from 'react'
import { useLanguage } from '../../shared/i18n/language'
import { textIn } from '../../shared/i18n/localised'
import { useMallLanguages } from './use-mall'

/** Picks a text in the interface language, otherwise in the first of the mall's languages that has one. */
export function useLocalisedText(): (name: unknown) => string {
  const language = useLanguage()
  const { data } = useMallLanguages()
  return useMemo(() => {
    const order = data?.map(({ id }) => id)
    return (name) => textIn(name, language, order)
  }, [language, data])
}
