import { plural } from '../../../shared/i18n/i18n'

type Count = { count: number }

type Named = { name: string }

export const en = {
  malls: {
    title: 'Malls',
    new: 'New mall',
    edit: 'Edit mall',
    create: 'Create mall',
    empty: { title: 'No malls yet', text: 'A mall has its own content, stations and users.' },
    columns: {
      name: 'Name',
      languages: 'Languages',
      timeZone: 'Time zone',
      lastEdited: 'Last edited',
    },
    current: 'Current mall',
    fields: {
      name: 'Name',
      timeZone: 'Time zone',
      languages: 'Languages',
      iconId: 'Logo',
      eventUrl: 'Event URL',
      eventCategoryId: 'Event category',
      location: 'Location',
      brandColor: 'Brand colour',
      fontId: 'Font',
      id: 'Mall ID',
    },
    hint: {
      fontId: 'Used for everything on the kiosks. Upload fonts in the media library.',
      timeZone: 'Used for the mall’s dates and schedules.',
      languages:
        'Texts are required in the first language. Where a translation is missing, visitors see another language: Swedish instead of Norwegian and the other way round, otherwise English, otherwise the first language.',
      eventUrl: 'An external calendar, shown on the kiosks as a QR code.',
      eventCategoryId: 'The category that the kiosk’s events page opens.',
      later: 'Add a logo, font and event category after creating the mall.',
      elsewhere: 'Switch to this mall to change its logo and font.',
    },
    noCategory: 'No category',
    noFont: 'The kiosk’s own font',
    language: {
      first: 'First',
      up: ({ name }: Named) => `Move ${name} up`,
      down: ({ name }: Named) => `Move ${name} down`,
      add: ({ name }: Named) => `Add ${name}`,
      remove: ({ name }: Named) => `Remove ${name}`,
      none: 'No languages yet. Add one before you add any content.',
      now: ({ names }: { names: string }) => `Languages: ${names}`,
    },
    missing: {
      title: ({ name }: Named) => `These have no ${name} text yet:`,
      none: ({ name }: Named) => `Everything has ${name} text.`,
      more: ({ count }: Count) => `and ${count} ${plural('en', count, { one: 'other', other: 'others' })}`,
      hidden: ({ count }: Count) => `and ${count} in areas you don’t have access to`,
      loading: 'Checking for missing texts',
    },
    reader: 'You can view this mall but not change it.',
    workHere: 'Switch to this mall',
    users: 'Users',
    stations: 'Stations',
    delete: 'Delete mall',
    deleteText: ({ name }: Named) =>
      `“${name}” will be moved to the trash with everything in it, and nobody can open it. Its stations keep showing what was published. An administrator of all malls can restore it for 30 days.`,
    usersOf: {
      title: ({ name }: Named) => `Users of ${name}`,
      label: 'Users with access to this mall',
      hint: 'Changes apply immediately, also to people who are signed in.',
      search: 'Find a user',
      count: ({ count, of }: { count: number; of: number }) => `${count} of ${of}`,
      groupFor: 'Group of the users you add',
      ownGroup: 'Their group for all malls',
      more: 'Has more rights here than you',
      nobody: 'No users match your search.',
      failed: 'Couldn’t load the users',
    },
  },
}
