import { contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { Combobox, ContentForm } from '@kiosk-admin/ui'
import { useCategories } from '../../data/content/use-categories'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { treeLines } from '../../shared/categories/category-tree'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { useKind } from '../../shared/content/kind'

type CategoryChoiceFieldProps = { name: string; required?: boolean }

/** Picks another category of the same type by its name. */
export function CategoryChoiceField({ name, required = false }: CategoryChoiceFieldProps) {
  const { id, labelOf } = useFormRecord()
  const textIn = useLocalisedText()
  const { type } = useKind().only as { type: TypeNumber }
  const { data } = useOptions(contentTypes.category)
  const { data: ofType } = useCategories(type)
  const all = treeLines(data ?? []).map(({ category, path }) => ({
    value: category.id,
    label: path.map((category) => textIn(category.name)).join(' › '),
    ...(category.thumbnailUrl ? { image: category.thumbnailUrl } : {}),
  }))
  const nameOf = (id: string | null) => all.find(({ value }) => value === id)?.label ?? ''
  const mayOpen = (other: string) => other !== id && ofType?.some((category) => category.id === other)
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
          // a stored choice of another type keeps its name; the server refuses it
          options={all.filter((option) => option.value === value || mayOpen(option.value))}
          value={value ?? ''}
          onValueChange={(chosen) => onValueChange(chosen || null)}
        />
      )}
    </ContentForm.Field>
  )
}
