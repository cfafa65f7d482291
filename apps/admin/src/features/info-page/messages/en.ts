export const en = {
  infoPage: {
    title: 'Information page',
    loading: 'Loading the information page',
    notLoaded: 'Couldn’t load the information page',
    print: 'Print opening hours',
    fields: {
      title: 'Title',
      footerTitle: 'Footer title',
      openingHours: 'Opening hours',
      photoId: 'Picture',
      signVideoId: 'Video in sign language',
    },
    hint: {
      title: 'The heading of the kiosk’s information page.',
      footerTitle: 'The line at the bottom of the page.',
      signVideo: 'Stations get a button for it beside larger text and high contrast. It plays without sound.',
    },
    noVideo: 'No video',
    reader: 'You can view the information page but not change it.',
  },
}
