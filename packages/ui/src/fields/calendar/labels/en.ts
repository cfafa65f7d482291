export const en = {
  chooseMonth: 'Choose a month',
  chooseYear: 'Choose a year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  earlierYears: 'Earlier years',
  laterYears: 'Later years',
}

export type FieldsCalendarLabels = typeof en
