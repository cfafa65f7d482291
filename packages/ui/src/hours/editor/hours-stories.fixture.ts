import type { HoursException, OpeningHours } from '../opening-hours'

const day = [{ from: '10:00', to: '20:00' }]

/** The shop of the design. */
export const shopHours: OpeningHours = {
  week: {
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: [{ from: '10:00', to: '21:00' }],
    sat: [
      { from: '11:00', to: '15:00' },
      { from: '16:00', to: '19:00' },
    ],
    sun: [],
  },
  exceptions: [],
}

export const christmas: HoursException = {
  from: '2026-12-24',
  to: '2026-12-24',
  name: { se: 'Julafton' },
  slots: [{ from: '10:00', to: '14:00' }],
}

export const withEverything: OpeningHours = {
  week: { ...shopHours.week, thu: [{ from: '00:00', to: '24:00' }], fri: [{ from: '16:00', to: '02:00' }] },
  exceptions: [
    christmas,
    { from: '2026-12-25', to: '2026-12-26', name: { se: 'Juldagarna', en: 'Christmas' }, slots: [] },
  ],
}

export const wrongHours: OpeningHours = {
  week: {
    ...shopHours.week,
    mon: [
      { from: '10:00', to: '14:00' },
      { from: '13:00', to: '18:00' },
    ],
    tue: [{ from: '22:00', to: '03:00' }],
    wed: [{ from: '10:00', to: '' }],
    thu: [{ from: '20:00', to: '04:00' }],
    fri: [{ from: '02:00', to: '20:00' }],
  },
  exceptions: [{ from: '2026-12-24', to: '2026-12-24', name: {}, slots: [] }],
}
