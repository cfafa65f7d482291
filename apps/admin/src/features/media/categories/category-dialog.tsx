import { calls, formSchema, type MediaCategory, may } from '@kiosk-admin/api-client'
import { Dialog, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMediaCategories, useMediaCategoryActions } from '../../../data/media/use-media-categories'
import { LineField, OneOfField } from '../../../shared/content/editor/fields'
import { FormRecordContext } from '../../../shared/content/editor/form-record'
import { outcomeOf, type Values, valuesOf } from '../../../shared/content/editor/record-values'
import { useChoices } from '../../../shared/feature/known-features'
import { useMessages } from '../../../shared/i18n/i18n'
import { newId } from '../../../shared/new-id'
import { RecordForm } from '../../../shared/record/record-form'
import { RecordProblem } from '../../../shared/record/record-problem'
import { closeDialog, useDialog } from '../../../shared/routing/dialog'
import { useMallId, useSession } from '../../../shared/session/session'
import { toastDone } from '../../../shared/toasts/toasts'
import { CATEGORY } from '../kinds'
import { mediaCategoryMessages } from './category-messages'

/** The contract of the category form. */
const categoryKind = {
  resource: 'MediaCategory',
  body: calls.replaceMediaCategory.body,
  fieldNames: ['kind', 'name'],
} as const
const categorySchema = formSchema(calls.replaceMediaCategory.body, [])

/** The dialog `media category new`, for new and existing categories. */
export function CategoryDialog() {
  const t = useMessages(mediaCategoryMessages)
  const { open, id } = useDialog(CATEGORY)
  const { data, error, retry } = useMediaCategories()
  const category = data?.find((one) => one.id === id)
  return (
    <Dialog.Root open={open} onOpenChange={() => closeDialog()}>
      <Dialog.Content aria-describedby={undefined}>
        {id === undefined || category ? (
          <Editor key={id ?? 'new'} category={category} />
        ) : (
          <RecordProblem title={t('mediaCategories.edit')} loaded={data !== undefined} error={error} onRetry={retry} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Editor({ category }: { category: MediaCategory | undefined }) {
  const t = useMessages(mediaCategoryMessages)
  const { labelOf: choiceLabel } = useChoices(categoryKind.resource)
  const form = useCategoryForm(category)
  const { id, kind } = form.values()
  const labelOf = (field: string) => t(`mediaCategories.fields.${field as (typeof categoryKind.fieldNames)[number]}`)
  return (
    <RecordForm
      form={form}
      place="dialog"
      title={category?.name ?? t('mediaCategories.new')}
      record={category}
      submit={category ? undefined : t('mediaCategories.create')}
    >
      <FormRecordContext value={{ id, type: categoryKind, languages: [], labelOf }}>
        <div className="flex flex-col gap-4.5">
          <LineField name="name" first={!category} />
          {category ? (
            <p className="m-0 text-sm text-fg-muted">
              {choiceLabel('kind', String(kind))}. {t('mediaCategories.kindStays')}
            </p>
          ) : (
            <OneOfField name="kind" />
          )}
        </div>
      </FormRecordContext>
    </RecordForm>
  )
}

function useCategoryForm(category: MediaCategory | undefined) {
  const t = useMessages(mediaCategoryMessages)
  const { save } = useMediaCategoryActions()
  const mallId = useMallId()
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions()
  const [initial] = useState<Values>(() =>
    category ? valuesOf(categoryKind, category) : { id: newId(), kind: 'Image', name: '' },
  )
  return useContentForm<Values>({
    initial,
    version: category?.version,
    schema: categorySchema,
    draft: { key: `mediaCategory:${category?.id ?? `new:${mallId}`}:${userId}` },
    ...(permissions && !may(permissions, 'MediaLibrary', 'write')
      ? { readOnlyReason: t('mediaCategories.reader') }
      : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        // the form's schema is the body's schema
        const saved = await save({ id, body: body as Parameters<typeof save>[0]['body'], version })
        toastDone(version === undefined ? 'created' : 'updated', saved.name)
        return { saved: valuesOf(categoryKind, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(categoryKind, error)
      }
    },
  })
}
