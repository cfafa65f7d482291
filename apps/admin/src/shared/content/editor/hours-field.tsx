import { ContentForm } from '@kiosk-admin/ui'
import { type OpeningHours, OpeningHoursEditor } from '@kiosk-admin/ui/hours'
import { kitLanguages } from '../../i18n/kit-languages'
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
  return <OpeningHoursEditor {...props} languages={kitLanguages(languages)} />
}
