import { ContentForm, Switch } from '@kiosk-admin/ui'
import { noHours, type OpeningHours, type OwnHours } from '@kiosk-admin/ui/headless'
import { OpeningHoursView } from '@kiosk-admin/ui/hours'
import { useFieldInfo } from '../../../shared/content/editor/fields'
import { HoursEditor } from '../../../shared/content/editor/hours-field'
import { useMessages } from '../../../shared/i18n/i18n'
import { itemMessages } from '../item-messages'
import { hoursMessages } from './hours-messages'
import { useMallHours } from './use-mall-hours'

/** Follow the mall's opening hours, or own hours, which start as a copy of the mall's week. */
export function ItemHours() {
  const t = useMessages(itemMessages)
  const h = useMessages(hoursMessages)
  const { label } = useFieldInfo('openingHours')
  const { hours: mallHours } = useMallHours()
  return (
    <ContentForm.Field<OwnHours | null> name="openingHours" label={label}>
      {({ value, onValueChange, required: _, lang: __, name: ___, id, ref, ...field }) => (
        <div className="flex flex-col gap-3">
          {value ? (
            <>
              <HoursEditor {...field} id={id} ref={ref} mall={mallHours} value={value} onValueChange={onValueChange} />
              <Switch
                label={h('itemHours.mallExceptions')}
                hint={h('itemHours.mallExceptionsHint')}
                readOnlyReason={field.readOnlyReason}
                value={value.mallExceptions ?? false}
                onValueChange={(mallExceptions) => onValueChange({ ...value, mallExceptions })}
              />
            </>
          ) : (
            <>
              <p className="m-0 text-sm font-semibold text-fg-strong">{label}</p>
              {mallHours && <OpeningHoursView value={mallHours} />}
            </>
          )}
          <Switch
            label={t('items.hours.asMall')}
            hint={t('items.hours.asMallHint')}
            readOnlyReason={field.readOnlyReason}
            value={!value}
            onValueChange={(asMall) => onValueChange(asMall ? null : ownHours(mallHours))}
          />
        </div>
      )}
    </ContentForm.Field>
  )
}

/** The mall's week as a start; its special days keep applying without being copied. */
const ownHours = (mall: OpeningHours | undefined): OwnHours => ({
  ...noHours(),
  ...(mall ? { week: structuredClone(mall.week), mallExceptions: true } : {}),
})
