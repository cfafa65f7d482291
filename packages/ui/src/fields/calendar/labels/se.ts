import type { FieldsCalendarLabels } from './en'

export const se: FieldsCalendarLabels = {
  time: 'Tid',
  chooseMonth: 'Välj en månad',
  chooseYear: 'Välj ett år',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  earlierYears: 'Tidigare år',
  laterYears: 'Senare år',
}
