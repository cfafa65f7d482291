import { type Mall, may } from '@kiosk-admin/api-client'
import { ColourField, Combobox, ContentForm, Note, SideSheet, useContentForm } from '@kiosk-admin/ui'
import { useMemo, useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { useCategoriesOf, useMallActions, useOneMall } from '../../data/malls/use-malls'
import { useFiles } from '../../data/media/use-files'
import { ChoiceField, LineField } from '../../shared/content/editor/fields'
import { FormRecordContext } from '../../shared/content/editor/form-record'
import { MapField } from '../../shared/content/editor/map-field'
import { PictureField } from '../../shared/content/editor/picture-field'
import { outcomeOf, valuesOf } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { CopyField } from '../../shared/record/copy-field'
import { focusFirstField, RecordForm } from '../../shared/record/record-form'
import { RecordProblem } from '../../shared/record/record-problem'
import { leaveDialog, useDialog } from '../../shared/routing/dialog'
import { useMallId, useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { LanguagesField } from './languages-field'
import { mallKind, mallSchema, newMall } from './mall-kind'
import { mallMessages } from './messages'

/** The dialog `mall`, over the list; its state is in the address. */
export function MallSheet() {
  const t = useMessages(mallMessages)
  const { open, id } = useDialog('mall')
  return (
    <SideSheet.Root open={open} onOpenChange={leaveDialog}>
      <SideSheet.Content aria-describedby={undefined} onOpenAutoFocus={focusFirstField}>
        {id === undefined ? <Editor key="new" mall={undefined} /> : <Stored key={id} id={id} title={t('malls.edit')} />}
      </SideSheet.Content>
    </SideSheet.Root>
  )
}

function Stored({ id, title }: { id: string; title: string }) {
  const { data, error, retry } = useOneMall(id)
  if (!data) return <RecordProblem title={title} loaded={false} error={error} onRetry={retry} />
  return <Editor mall={data} />
}

function Editor({ mall }: { mall: Mall | undefined }) {
  const t = useMessages(mallMessages)
  const textIn = useLocalisedText()
  const form = useMallForm(mall)
  const isCurrent = mall?.id === useMallId()
  const { data: categories } = useCategoriesOf(mall?.id)
  const { id } = form.values()
  const labelOf = (field: string) => t(`malls.fields.${field as (typeof mallKind.fieldNames)[number]}`)
  return (
    <RecordForm
      form={form}
      title={mall?.name ?? t('malls.new')}
      record={mall}
      submit={mall ? undefined : t('malls.create')}
    >
      <FormRecordContext value={{ id, type: mallKind, languages: [], labelOf }}>
        <div className="grid grid-cols-2 gap-x-8 gap-y-4.5 max-md:grid-cols-1">
          <div className="flex flex-col gap-4.5">
            <LineField name="name" first={!mall} />
            <LanguagesField stored={mall && { id: mall.id, first: mall.languages[0] }} />
            <TimeZoneField />
            <BrandField />
            {isCurrent && <FontField />}
            {isCurrent && <PictureField name="iconId" />}
            {!isCurrent && <Note>{t(mall ? 'malls.hint.elsewhere' : 'malls.hint.later')}</Note>}
          </div>
          <div className="flex flex-col gap-4.5">
            <MapField name="location" />
            <LineField name="eventUrl" hint={t('malls.hint.eventUrl')} />
            {mall && (
              <ChoiceField
                name="eventCategoryId"
                hint={t('malls.hint.eventCategoryId')}
                none={t('malls.noCategory')}
                options={categories?.map((category) => ({ value: category.id, label: textIn(category.name) }))}
              />
            )}
            {mall && <CopyField label={t('malls.fields.id')} value={mall.id} />}
          </div>
        </div>
      </FormRecordContext>
    </RecordForm>
  )
}

function useMallForm(mall: Mall | undefined) {
  const t = useMessages(mallMessages)
  const { save } = useMallActions()
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions(mall?.id)
  const [initial] = useState(() => (mall ? valuesOf(mallKind, mall) : newMall('Europe/Stockholm')))
  return useContentForm({
    initial,
    version: mall?.version,
    schema: mallSchema,
    draft: { key: `mall:${mall?.id ?? 'new'}:${userId}` },
    ...(permissions && !may(permissions, 'Mall', 'write') ? { readOnlyReason: t('malls.reader') } : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        const saved = await save({ id, body, version })
        toastDone(version === undefined ? 'created' : 'updated', saved.name)
        return { saved: valuesOf(mallKind, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(mallKind, error)
      }
    },
  })
}

/** Picks "Europe/Stockholm" by typing; the browser provides the list. */
function TimeZoneField() {
  const t = useMessages(mallMessages)
  const options = useMemo(
    () => ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ value: zone, label: zone })),
    [],
  )
  return (
    <ContentForm.Field name="timeZone" label={t('malls.fields.timeZone')} required>
      {({ lang: _, name: __, ...field }) => <Combobox {...field} hint={t('malls.hint.timeZone')} options={options} />}
    </ContentForm.Field>
  )
}

function FontField() {
  const t = useMessages(mallMessages)
  const { data: fonts } = useFiles('Font')
  return (
    <ChoiceField
      name="fontId"
      hint={t('malls.hint.fontId')}
      none={t('malls.noFont')}
      options={fonts?.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function BrandField() {
  const t = useMessages(mallMessages)
  return (
    <ContentForm.Field<string | null> name="brandColor" label={t('malls.fields.brandColor')}>
      {({ value, onValueChange, lang: _, name: __, ...field }) => (
        <ColourField
          {...field}
          value={(value ?? '') as `#${string}`}
          onValueChange={(colour) => onValueChange((colour as string) === '' ? null : colour)}
        />
      )}
    </ContentForm.Field>
  )
}
