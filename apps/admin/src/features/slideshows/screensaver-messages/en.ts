import { plural } from '../../../shared/i18n/i18n'

export const en = {
  screensavers: {
    title: 'Screensavers',
    new: 'New screensaver',
    edit: 'Screensaver settings',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'screensaver', other: 'screensavers' })}`,
    empty: {
      title: 'No screensavers yet',
      text: 'Add screensavers to play while nobody is using the kiosks.',
    },
    fields: {
      head: 'Screensaver',
      name: 'Name',
      displaySpeed: 'Time per slide',
      animation: 'Animation',
      background: 'Background',
      show: 'Shown',
      timing: 'Shown',
      stationIds: 'Stations',
      slides: 'Slides',
    },
    reader: 'You can view screensavers but not change them.',
  },
}
