import { useFiles } from '../../data/media/use-files'
import { formatValue } from '../i18n/format-value'
import { useValueMessages } from '../i18n/use-value-messages'
import { useKitLabels } from '../kit'

/**
 * Field labels and value formats for the conflicts of a form; `resource` has labels for its choices. Loads files only when
 * there is a conflict.
 */
export function useConflictFormats({ conflict }: { conflict?: unknown }, resource = '') {
  const { fieldName, partName, format } = useValueMessages()(resource)
  const { data: files } = useFiles('Image', { enabled: conflict !== undefined })
  const { on, off, nothing } = useKitLabels().forms
  const record = (id: string) => files?.find((file) => file.id === id)?.name ?? '…'
  return {
    field: fieldName,
    part: partName,
    value: (value: unknown, path: string) =>
      formatValue(value, { ...format, yes: on, no: off, nothing, record }, path.split('.').at(-1)),
  }
}
