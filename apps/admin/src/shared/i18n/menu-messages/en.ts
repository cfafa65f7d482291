export const en = {
  menu: {
    group: {
      Published: 'Published',
      MediaLibrary: 'Media Library',
      User: 'Users',
      Statistics: 'Statistics',
      Malls: 'Kiosks',
      InfoPage: 'Information',
    },
  },
}
