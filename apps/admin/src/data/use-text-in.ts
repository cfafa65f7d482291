import { useLanguage } from '../shared/language'
import { textIn } from '../shared/localised'
import { useMallLanguages } from './use-mall'

/** A name as this tab shows it everywhere: in the interface's language, else in the first of the mall's that has it. */
export function useTextIn(): (name: unknown) => string {
  const language = useLanguage()
  const { data } = useMallLanguages()
  const order = data?.map(({ id }) => id)
  return (name) => textIn(name, language, order)
}
