import type { FieldsCalendarLabels } from './en'

export const is: FieldsCalendarLabels = {
  chooseMonth: 'Velja mánuð',
  chooseYear: 'Velja ár',
  previousYear: 'Fyrra ár',
  nextYear: 'Næsta ár',
  earlierYears: 'Fyrri ár',
  laterYears: 'Síðari ár',
}
