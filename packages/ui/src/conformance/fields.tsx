import * as kit from '../exports'
import type { Recipes } from './probe'

export const fields: Recipes = {
  Calendar: (probe) => <kit.Calendar today="2026-11-21" {...probe} />,
  Checkbox: (probe) => <kit.Checkbox label="All" {...probe} />,
  DatePicker: (probe) => <kit.DatePicker label="From" {...probe} />,
  Field: (probe) => <kit.Field label="Name" {...probe} />,
  LocalisedField: (probe) => (
    <kit.LocalisedField label="Name" languages={[{ code: 'se', name: 'Swedish' }]} {...probe} />
  ),
  NumberField: (probe) => <kit.NumberField label="Floor" {...probe} />,
  PasswordField: (probe) => <kit.PasswordField label="Password" {...probe} />,
  Select: (probe) => <kit.Select label="Status" options={[]} {...probe} />,
  Switch: (probe) => <kit.Switch label="Active" {...probe} />,
  TextField: (probe) => <kit.TextField label="Name" {...probe} />,
  TimeField: (probe) => <kit.TimeField label="Time" {...probe} />,
}
