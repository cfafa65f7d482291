import { plural } from '../../../shared/i18n/i18n'

export const en = {
  slideshows: {
    title: 'Info slideshows',
    new: 'New slideshow',
    edit: 'Slideshow settings',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'slideshow', other: 'slideshows' })}`,
    empty: {
      title: 'No info slideshows yet',
      text: 'Add slideshows to play full screen on the kiosks.',
    },
    fields: {
      head: 'Slideshow',
      name: 'Name',
      displaySpeed: 'Time per slide',
      animation: 'Animation',
      background: 'Background',
      show: 'Shown',
      timing: 'Shown',
      stationIds: 'Stations',
      slides: 'Slides',
    },
    reader: 'You can view slideshows but not change them.',
    hint: { name: 'For staff only. Visitors don’t see it.' },
    slideCount: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'slide', other: 'slides' })}`,
    settings: 'Settings',
    preview: 'Preview',
    previewEmpty: 'It has no slides yet.',
    unplayable: ({ name, codec }: { name: string; codec: string }) =>
      `Not shown, because the kiosks can’t play it${codec && ` (${codec})`}: ${name}. Replace it with an H.264 video in an MP4 file.`,
    colour: 'Colour',
    picture: 'Picture',
  },
}
