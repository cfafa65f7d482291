/** One record as the kiosks would show it. */
export const en = {
  recordPreview: {
    name: 'Preview',
    of: ({ name }: { name: string }) => `Preview of ${name}`,
    ofNew: 'Preview of new record',
    incomplete: 'Fill in the required fields to see it as visitors would.',
    hint: {
      published: 'As visitors see it on the kiosks.',
      changed: 'As visitors would see it. Not on the kiosks yet.',
      shownChanged: 'As visitors will see it after the next publication. Until then they see the previous version.',
      unpublished: 'As visitors would see it. Not on the kiosks yet.',
      comesOff: 'It comes off the kiosks with the next publication.',
      notShown: 'It’s inactive, so visitors don’t see it.',
      ended: 'It has ended, so visitors don’t see it.',
      upcoming: 'Published. Visitors see it when its time comes.',
      never: 'None of its days is between its dates, so visitors never see it.',
      owner: 'Visitors don’t see it, because its shop isn’t published.',
    },
    screen: 'Screen',
    portrait: 'Portrait',
    landscape: 'Landscape',
  },
}
