import type { FieldsCalendarLabels } from './en'

export const no: FieldsCalendarLabels = {
  chooseMonth: 'Velg en måned',
  chooseYear: 'Velg et år',
  previousYear: 'Forrige år',
  nextYear: 'Neste år',
  earlierYears: 'Tidligere år',
  laterYears: 'Senere år',
}
