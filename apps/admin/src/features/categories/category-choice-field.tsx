import { contentTypes } from '@kiosk-admin/api-client'
import { Combobox, ContentForm } from '@kiosk-admin/ui'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { treeLines } from '../../shared/categories/category-tree'
import { useFormRecord } from '../../shared/content/editor/form-record'

type CategoryChoiceFieldProps = { name: string; required?: boolean }

/** Picks another category of the mall, of any type, by its name. */
export function CategoryChoiceField({ name, required = false }: CategoryChoiceFieldProps) {
  const { id, labelOf } = useFormRecord()
  const textIn = useLocalisedText()
  const { data } = useOptions(contentTypes.category)
  const options = treeLines(data ?? [])
    .filter((line) => line.category.id !== id)
    .map(({ category, path }) => ({
      value: category.id,
      label: path.map((category) => textIn(category.name)).join(' › '),
      ...(category.thumbnailUrl ? { image: category.thumbnailUrl } : {}),
    }))
  const nameOf = (id: string | null) => options.find(({ value }) => value === id)?.label ?? ''
  return (
    <ContentForm.Field<string | null>
      name={name}
      label={labelOf(name.split('.').at(-1) ?? name)}
      required={required}
      format={nameOf}
    >
      {({ value, onValueChange, ...field }) => (
        <Combobox
          {...field}
          options={options}
          value={value ?? ''}
          onValueChange={(chosen) => onValueChange(chosen || null)}
        />
      )}
    </ContentForm.Field>
  )
}
