import { contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { ColourField, ContentForm, Field, NumberField, SegmentedControl, Select } from '@kiosk-admin/ui'
import type { ScheduleItem } from '@kiosk-admin/ui/schedule'
import { ScheduleField } from '@kiosk-admin/ui/schedule'
import { useMemo } from 'react'
import type { RowOf } from '../../data/cache/kind'
import { useList } from '../../data/content/use-list'
import { IndexField, LineField, StatusField, useFieldInfo } from '../../shared/content/editor/fields'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { PictureBox, useRefusedFiles } from '../../shared/content/editor/picture-field'
import { useKind } from '../../shared/content/kind'
import { timingFrom, timingTo } from '../../shared/content/timing'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { slideshowMessages } from './messages'
import { publicationOf } from './slideshow-values'
import { StationsField } from './stations-field'

/** Playback settings and schedule of a slideshow; its slides are edited on its page. */
export function Fields() {
  const t = useMessages(slideshowMessages)
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)_25rem] gap-6 max-md:grid-cols-1 max-md:content-start">
      <div className="flex max-w-xl flex-col gap-4.5">
        <LineField name="name" hint={t('slideshows.hint.name')} first />
        <SpeedField />
        <AnimationField />
        <BackgroundField />
      </div>
      <div className="-me-6 -my-4 flex flex-col gap-4.5 border-s border-line-faint bg-canvas px-6 py-5 max-md:m-0 max-md:border-0 max-md:bg-transparent max-md:p-0">
        <StatusField />
        <IndexField />
        <StationsField />
        <TimingField />
      </div>
    </div>
  )
}

const speeds = { fast: 3, normal: 5, slow: 9, verySlow: 12 } as const
const animations = ['none', 'fade', 'slide', 'zoom'] as const

function SpeedField() {
  const { label } = useFieldInfo('displaySpeed')
  const labels = useKitLabels()['slideshow-editor']
  const nameOf = (speed: keyof typeof speeds) => `${labels[speed]}, ${labels.secondsOf(String(speeds[speed]))}`
  return (
    <ContentForm.Field<RecordOf<'slideshow'>['displaySpeed']>
      name="displaySpeed"
      label={label}
      format={(speed) => (typeof speed === 'string' ? nameOf(speed) : labels.secondsOf(String(speed.custom)))}
    >
      {({ value, onValueChange, error, ...field }) => (
        <>
          <Select
            {...field}
            value={typeof value === 'string' ? value : 'custom'}
            options={[
              ...Object.keys(speeds).map((speed) => ({ value: speed, label: nameOf(speed as keyof typeof speeds) })),
              { value: 'custom', label: labels.custom },
            ]}
            onValueChange={(next) => {
              const before = typeof value === 'string' ? speeds[value] : value.custom
              onValueChange(next === 'custom' ? { custom: before } : (next as keyof typeof speeds))
            }}
          />
          {typeof value === 'object' && (
            <NumberField
              label={labels.customSeconds}
              hint={labels.secondsRange}
              error={error}
              min={1}
              max={600}
              value={value.custom}
              onValueChange={(custom) => onValueChange({ custom: custom ?? Number.NaN })}
              readOnlyReason={field.readOnlyReason}
            />
          )}
        </>
      )}
    </ContentForm.Field>
  )
}

function AnimationField() {
  const { label } = useFieldInfo('animation')
  const labels = useKitLabels()['slideshow-editor']
  return (
    <ContentForm.Field<RecordOf<'slideshow'>['animation']> name="animation" label={label} format={(one) => labels[one]}>
      {({ value, onValueChange, ...field }) => (
        <SegmentedControl
          {...field}
          fill
          value={value}
          onValueChange={onValueChange}
          options={animations.map((one) => ({ value: one, label: labels[one] }))}
        />
      )}
    </ContentForm.Field>
  )
}

function BackgroundField() {
  const { label } = useFieldInfo('background')
  const t = useMessages(slideshowMessages)
  const { background } = useKitLabels()['slideshow-editor']
  const refusedFiles = useRefusedFiles()
  return (
    <ContentForm.Field<RecordOf<'slideshow'>['background'] | { imageId: null }>
      name="background"
      label={label}
      format={(value) => ('colour' in value ? value.colour : t('slideshows.picture'))}
    >
      {({ value, onValueChange, error, ref, readOnlyReason, ...field }) => {
        const locked = readOnlyReason === true
        return (
          <div className="flex flex-col gap-3">
            <SegmentedControl
              {...field}
              ref={ref}
              fill
              readOnlyReason={readOnlyReason}
              value={'colour' in value ? 'colour' : 'picture'}
              onValueChange={(next) => onValueChange(next === 'colour' ? { colour: '#ffffff' } : { imageId: null })}
              options={[
                { value: 'colour', label: t('slideshows.colour') },
                { value: 'picture', label: t('slideshows.picture') },
              ]}
            />
            {'colour' in value ? (
              <ColourField
                label={`${background}: ${t('slideshows.colour')}`}
                value={value.colour}
                error={error}
                readOnlyReason={locked}
                onValueChange={(colour) => onValueChange({ colour })}
              />
            ) : (
              <Field
                group
                label={`${background}: ${t('slideshows.picture')}`}
                error={refusedFiles.error ?? error}
                readOnlyReason={locked}
              >
                <PictureBox
                  refused={refusedFiles.error !== undefined}
                  onNotUploadedChange={refusedFiles.change}
                  name="background"
                  value={value.imageId}
                  onValueChange={(imageId) => onValueChange({ imageId })}
                  fit="cover"
                />
              </Field>
            )}
          </div>
        )
      }}
    </ContentForm.Field>
  )
}

/** The schedule: two fields of the record in one control, which also lists overlapping slideshows. */
function TimingField() {
  const { label } = useFieldInfo('timing')
  const { label: showLabel } = useFieldInfo('show')
  const labels = useKitLabels().schedule
  const { state } = useFormRecord()
  const others = useOthers()
  return (
    <ContentForm.Field<RecordOf<'slideshow'>['show']>
      name="show"
      label={showLabel}
      format={(show) => (show === 'everyDay' ? labels.everyDay : labels.timeRange)}
    >
      {(show) => (
        <ContentForm.Field<RecordOf<'slideshow'>['timing']> name="timing" label={label}>
          {({ value, onValueChange, error, id, readOnlyReason }) => (
            <ScheduleField
              id={id}
              label={label}
              error={error ?? show.error}
              readOnlyReason={readOnlyReason}
              value={{ show: show.value, timing: timingFrom(value) }}
              others={others}
              publication={publicationOf(state)}
              onValueChange={(next) => {
                show.onValueChange(next.show)
                onValueChange(timingTo(next.timing))
              }}
            />
          )}
        </ContentForm.Field>
      )}
    </ContentForm.Field>
  )
}

/** The other slideshows of the kind. */
function useOthers(): readonly ScheduleItem[] {
  const { source } = useKind()
  const { id } = useFormRecord()
  const { data } = useList(contentTypes.slideshow, true, source)
  return useMemo(
    () =>
      ((data ?? []) as readonly (RowOf<typeof contentTypes.slideshow> & RecordOf<'slideshow'>)[])
        .filter((one) => one.id !== id && one.status === 'Active')
        .map(({ id: other, name, show, timing }) => ({
          id: other,
          name,
          schedule: { show, timing: timingFrom(timing) },
        })),
    [data, id],
  )
}
