import { useFiles } from '../../data/media/use-files'
import { inWords } from '../i18n/in-words'
import { useValueTexts } from '../i18n/value-texts'
import { kitLabels } from '../kit'

/** Field labels and value formats for the conflicts of a form. Loads files only when there is a conflict. */
export function useFormWords({ conflict }: { conflict?: unknown }) {
  const { fieldName, partName, words } = useValueTexts()
  const { data: files } = useFiles('Image', conflict !== undefined)
  const { on, off, nothing } = kitLabels().forms
  const record = (id: string) => files?.find((file) => file.id === id)?.name ?? '…'
  return {
    field: fieldName,
    part: partName,
    value: (value: unknown, path: string) =>
      inWords(value, { ...words, yes: on, no: off, nothing, record }, path.split('.').at(-1)),
  }
}
