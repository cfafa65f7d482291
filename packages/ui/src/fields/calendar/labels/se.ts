import type { FieldsCalendarLabels } from './en'

export const se: FieldsCalendarLabels = {
  chooseMonth: 'Välj en månad',
  chooseYear: 'Välj ett år',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  earlierYears: 'Tidigare år',
  laterYears: 'Senare år',
}
