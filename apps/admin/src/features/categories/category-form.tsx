import type { TypeNumber } from '@kiosk-admin/api-client'
import { useCategories } from '../../data/content/use-categories'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { branchOf, treeLines } from '../../shared/categories/category-tree'
import { ChoiceField, IndexField, LineField, StatusField, SwitchField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { PictureField } from '../../shared/content/editor/picture-field'
import { useKind } from '../../shared/content/kind'
import { useMessages } from '../../shared/i18n/i18n'
import { CategoryChoiceField } from './category-choice-field'
import { ClickActionField } from './click-action-field'
import { categoryMessages } from './messages'

/** Name, click action and position of a category. */
export function Fields() {
  const t = useMessages(categoryMessages)
  return (
    <FormLayout
      texts={
        <>
          <LineField name="name" first />
          <ClickActionField />
          <SwitchField name="dynamicSimpleView" hint={t('categories.hint.dynamicSimpleView')}>
            <CategoryChoiceField name="simpleViewCategoryId" required />
          </SwitchField>
          <SwitchField name="dynamicVisit" hint={t('categories.hint.dynamicVisit')}>
            <CategoryChoiceField name="visitCategoryId" required />
          </SwitchField>
        </>
      }
      aside={
        <>
          <StatusField />
          <ParentField />
          <IndexField />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}

/** The parent: a category of the same type, except its own descendants. */
function ParentField() {
  const t = useMessages(categoryMessages)
  const textIn = useLocalisedText()
  const { id } = useFormRecord()
  const { type } = useKind().only as { type: TypeNumber }
  const { data } = useCategories(type)
  const descendants = data && branchOf(data, id)
  const options =
    data &&
    treeLines(data)
      .filter(({ category }) => !descendants?.has(category.id))
      .map(({ category, path }) => ({ value: category.id, label: path.map(({ name }) => textIn(name)).join(' › ') }))
  return <ChoiceField name="parentId" options={options} none={t('categories.fields.noParent')} />
}
