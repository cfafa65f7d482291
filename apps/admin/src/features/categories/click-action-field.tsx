import { kioskPages, type RecordOf } from '@kiosk-admin/api-client'
import { ContentForm, RadioGroup, Select, UrlField } from '@kiosk-admin/ui'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { useChoices } from '../../shared/feature/known-features'
import { useMessages } from '../../shared/i18n/i18n'
import { valueMessages } from '../../shared/i18n/value-messages'
import { CategoryChoiceField } from './category-choice-field'
import { categoryMessages } from './messages'

type Kind = RecordOf<'category'>['clickAction']['kind']
const kinds: readonly Kind[] = ['details', 'childCategory', 'changePage', 'externalUrl']

/** The click action of a category: one of four kinds, and its target. */
export function ClickActionField() {
  const choices = useChoices('Category')
  const { labelOf } = useFormRecord()
  return (
    <ContentForm.Field<Kind>
      name="clickAction.kind"
      label={labelOf('clickAction')}
      format={(kind) => choices.labelOf('kind', kind)}
    >
      {({ value, onValueChange, ...field }) => (
        <>
          <RadioGroup
            {...field}
            options={kinds.map((kind) => ({ value: kind, label: choices.labelOf('kind', kind) }))}
            value={value}
            onValueChange={onValueChange}
          />
          {value === 'changePage' && <PageField />}
          {value === 'externalUrl' && (
            <ContentForm.Field<string | undefined> name="clickAction.url" label={labelOf('url')} required>
              {({ value: url, ...control }) => <UrlField {...control} value={url ?? ''} />}
            </ContentForm.Field>
          )}
          {value === 'childCategory' && <CategoryChoiceField name="clickAction.categoryId" required />}
        </>
      )}
    </ContentForm.Field>
  )
}

/** A page of the kiosk. */
function PageField() {
  const t = useMessages(categoryMessages)
  const v = useMessages(valueMessages)
  const { labelOf } = useFormRecord()
  const options = kioskPages.map((page) => ({ value: page, label: v(`values.page.${page}`) }))
  return (
    <ContentForm.Field<string | undefined>
      name="clickAction.page"
      label={labelOf('page')}
      required
      format={(page) => options.find(({ value }) => value === page)?.label ?? ''}
    >
      {({ value, ...field }) => (
        <Select {...field} options={options} placeholder={t('categories.choosePage')} value={value ?? ''} />
      )}
    </ContentForm.Field>
  )
}
