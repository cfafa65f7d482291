import { ContentForm } from '@kiosk-admin/ui'
import { type OpeningHours, OpeningHoursEditor } from '@kiosk-admin/ui/hours'
import { languageDisplay } from '../../i18n/language'
import { useFieldInfo } from './fields'
import { useFormRecord } from './form-record'

/** Opening hours and special days. Import it in forms only: it is large. */
export function HoursField({ name }: { name: string }) {
  const { label } = useFieldInfo(name)
  return (
    <ContentForm.Field<OpeningHours> name={name} label={label}>
      {({ required: _, lang: __, name: ___, ...field }) => <HoursEditor {...field} />}
    </ContentForm.Field>
  )
}

type HoursEditorProps = Omit<Parameters<typeof OpeningHoursEditor>[0], 'languages'>

/** Opening hours control without the form field. Names of special days use the mall's languages. */
export function HoursEditor(props: HoursEditorProps) {
  const { languages } = useFormRecord()
  const named = languages.map((code) => ({ code, name: languageDisplay[code].displayText }))
  return <OpeningHoursEditor {...props} languages={named} />
}
