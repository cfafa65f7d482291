import { ContentForm } from '@kiosk-admin/ui'
import { type OpeningHours, OpeningHoursEditor } from '@kiosk-admin/ui/hours'
import { languageDisplay } from '../../i18n/language'
import { useFieldInfo } from './fields'
import { useFormRecord } from './form-record'

/** The hours of a week and its special days. Stands in forms only: it is heavy. */
export function HoursField({ name }: { name: string }) {
  const { label } = useFieldInfo(name)
  return (
    <ContentForm.Field<OpeningHours> name={name} label={label}>
      {({ required: _, lang: __, name: ___, ...field }) => <HoursEditor {...field} />}
    </ContentForm.Field>
  )
}

type HoursEditorProps = Omit<Parameters<typeof OpeningHoursEditor>[0], 'languages'>

/** The control itself, for a field of one's own: special days are named in the mall's languages. */
export function HoursEditor(props: HoursEditorProps) {
  const { languages } = useFormRecord()
  const named = languages.map((code) => ({ code, name: languageDisplay[code].displayText }))
  return <OpeningHoursEditor {...props} languages={named} />
}
