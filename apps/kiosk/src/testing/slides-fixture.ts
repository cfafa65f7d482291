import type { Localised, MallSnapshot } from '@kiosk-admin/api-client'
import { wholePublication } from './guide-fixture'

const id = (number: number) => `0190b0a8-0000-7000-8000-${String(number).padStart(12, '0')}`
const [harbour, night, lost] = [id(94), id(95), id(96)]

const drawn = (width: number, height: number, inside: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 10" preserveAspectRatio="xMidYMid slice">${inside}</svg>`,
  )}`,
  mime: 'image/svg+xml',
  width,
  height,
})

const upper = { x: 0.06, y: 0.06, width: 0.88, height: 0.5 }
const lower = { x: 0.08, y: 0.6, width: 0.84, height: 0.34 }

const words = (text: Localised, frame = lower) => ({ id: 'words', kind: 'text', text, frame, for: 'both' })
const picture = (mediaId: string) => ({ id: 'picture', kind: 'image', mediaId, frame: upper, for: 'both' })

/** A slide duration longer than any story, so that nothing changes by itself. */
const still = { custom: 600 }

export const show = (number: number, more: object = {}) => ({
  id: id(number),
  kind: 'info',
  name: 'For staff',
  displaySpeed: still,
  animation: 'none',
  background: { colour: '#f3efe6' },
  show: 'everyDay',
  timing: { from: null, to: null, startDate: null, endDate: null, weekdays: [] },
  slides: [],
  index: number,
  status: 'Active',
  ...more,
})

export const slide = (name: string, layers: object[]) => ({ id: name, name, index: 0, layers })

/** A slide with a headline in two languages. */
export const titleSlide = (en: string, se: string) =>
  slide('said', [words({ en: `<h2>${en}</h2>`, se: `<h2>${se}</h2>` })])

/** A slide with a missing picture. */
export const lostSlide = slide('lost', [picture(lost)])

export const welcome = show(200, {
  slides: [
    slide('welcome', [
      picture(harbour),
      words({
        en: '<h2>Welcome to Strandgallerian</h2><p>Sixty shops by the water.</p>',
        se: '<h2>Välkommen till Strandgallerian</h2><p>Sextio butiker vid vattnet.</p>',
      }),
    ]),
  ],
})

export const quiet = show(210, {
  kind: 'screensaver',
  background: { imageId: night },
  slides: [
    slide('touch', [
      words({
        en: '<h2><span class="text-huge">Touch the screen and find your way</span></h2>',
        se: '<h2><span class="text-huge">Tryck på skärmen och hitta rätt</span></h2>',
      }),
    ]),
  ],
})

/** The mall of the mock-ups with these slideshows. */
export const playing = (...slideshow: ReturnType<typeof show>[]): MallSnapshot => ({
  ...wholePublication,
  records: { ...wholePublication.records, slideshow },
  media: {
    ...wholePublication.media,
    [harbour]: drawn(
      1600,
      1000,
      '<path fill="#bcd9e4" d="M0 0h16v10H0z"/><path fill="#0f5f6e" d="M0 7h16v3H0z"/><path fill="#fff" d="m6 2 3 4H6z"/><path fill="#e8552f" d="M4 6.4h7l-1 1.4H5z"/>',
    ),
    [night]: drawn(
      1080,
      1920,
      '<path fill="#0e1a3d" d="M0 0h16v10H0z"/><circle fill="#f5e6b8" cx="10" cy="2.4" r=".9"/><path fill="#1b2f66" d="M0 10V7l4-2 4 3 4-2 4 2v2z"/>',
    ),
  },
})
