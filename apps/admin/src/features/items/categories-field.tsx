import { contentTypes, may, type TypeNumber } from '@kiosk-admin/api-client'
import { Button, Checkbox, ContentForm, MultiSelect } from '@kiosk-admin/ui'
import { ListTree } from 'lucide-react'
import { useMemo } from 'react'
import { categoriesSource, useCategories } from '../../data/content/use-categories'
import { useSave } from '../../data/content/use-save'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMallLanguages, usePermissions } from '../../data/malls/use-mall'
import { treeLines } from '../../shared/categories/category-tree'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { FormStep } from '../../shared/content/editor/form-step'
import { useKind } from '../../shared/content/kind'
import { kindArea } from '../../shared/feature/kind-area'
import { useMessages } from '../../shared/i18n/i18n'
import { newId } from '../../shared/new-id'
import { openStep } from '../../shared/routing/dialog'
import { itemMessages } from './item-messages'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The form step with the category tree. */
const STEP = 'shopCategories'

/** Returns what creates a category by its name in the mall's first language, for those who may. */
function useCreateCategory(type: TypeNumber) {
  const { data: permissions } = usePermissions()
  const { data: [first] = [] } = useMallLanguages()
  const save = useSave(contentTypes.category, categoriesSource(type))
  const area = kindArea(contentTypes.category, type)
  if (!first || !permissions || !may(permissions, area, 'write')) return undefined
  return async (name: string) => {
    const id = newId()
    await save({ id, body: { type, name: { [first.id]: name }, status: 'Active' } })
    return { value: id, label: name }
  }
}

/** The item's categories; at least one is required. */
export function CategoriesField() {
  const { type } = useKind().only as { type: TypeNumber }
  const { label } = useFieldInfo('categoryIds')
  const { data } = useCategories(type)
  const t = useMessages(itemMessages)
  const textIn = useLocalisedText()
  const lines = useMemo(() => treeLines(data ?? []), [data])
  const options = lines.map(({ category, path }) => ({
    value: category.id,
    label: textIn(category.name),
    ...(path.length > 1 ? { description: path.map(({ name }) => textIn(name)).join(' › ') } : {}),
  }))
  const create = useCreateCategory(type)
  const isEmpty = data?.length === 0
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? ''
  return (
    <ContentForm.Field<readonly string[] | null>
      name="categoryIds"
      label={label}
      required
      format={(ids) => (ids ?? []).map(labelOf).join(', ')}
    >
      {({ value, ...field }) => (
        <div className="flex flex-col items-end gap-1">
          <MultiSelect
            {...field}
            className="w-full"
            options={options}
            onCreate={create}
            allAtOnce={false}
            hint={isEmpty && t(create ? 'items.categories.none' : 'items.categories.noneToCreate')}
            value={value ?? []}
          />
          {!field.readOnlyReason && !isEmpty && (
            <Button size="small" variant="quiet" icon={<ListTree {...icon} />} onClick={() => openStep(STEP)}>
              {t('items.categories.asTree')}
            </Button>
          )}
          <FormStep name={STEP} title={label}>
            <ul className="m-0 flex list-none flex-col gap-2 p-0">
              {lines.map(({ category, depth }) => (
                <li key={category.id} style={{ paddingInlineStart: `${depth * 1.75}rem` }}>
                  <Checkbox
                    label={textIn(category.name)}
                    value={value?.includes(category.id) ?? false}
                    onValueChange={(on) =>
                      field.onValueChange(
                        on ? [...(value ?? []), category.id] : (value ?? []).filter((id) => id !== category.id),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
          </FormStep>
        </div>
      )}
    </ContentForm.Field>
  )
}
