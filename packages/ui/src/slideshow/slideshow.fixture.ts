import type { Slide, SlideLayer, Slideshow } from './slideshow'

const drawing = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`

const shopFront = drawing(
  400,
  240,
  '<rect width="400" height="240" fill="#e8c39e"/><rect y="170" width="400" height="70" fill="#6d6a63"/><rect x="60" y="60" width="170" height="110" fill="#24515c"/><rect x="60" y="42" width="170" height="22" fill="#b4123d"/><rect x="250" y="80" width="60" height="90" fill="#5b3a1e"/><circle cx="345" cy="46" r="22" fill="#f7e3a1"/>',
)

const winter = (width: number, height: number) =>
  drawing(
    width,
    height,
    '<g transform="translate(0 ' +
      (height - 400) +
      ')"><rect y="-1000" width="1000" height="1400" fill="#1d3440"/><path d="M0 300 120 150 220 280 290 200 400 320V400H0Z M400 320 560 170 760 400H400Z" fill="#dfe9ee"/><circle cx="310" cy="90" r="34" fill="#f7e3a1"/></g>',
  )

/** One second of a moving square, 64 by 36, VP8. */
export const film = `data:video/webm;base64,${[
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAATIEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTb',
  'uLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCBLbsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX',
  'sYMPQkBEiYREYc76TYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh3I3IUyI7LyDgQFV7oEBhoVWX1ZQOOCdsIFAuoEkU8CBAVWwkFWxgQ',
  'FVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAA9bngQCgQIqh24EAAAAQBACdASpAACQABwcIhYWImYSIJYIC0/QBCpYMDOUiEaUM0Hmz2mVjZwD+nHIK',
  '8SvgtwJUQ3/kihzZLxaSd6BxegG60+msPqizZLeef1qNF3xCCGvKyAB1oaqmqO6BAaWjsAIAnQEqQAAkAAqHCIWFiJmEiDgCAAaOT8zHm/FYAP',
  '7rrgCgQI2h7IEAYwDRAgAcETwAG3AW+BABIF3rhQD9XsAV/meA/sf+saLz/jw/Pt+2xT9ZssP+jJHqWeqjrK3sC39OOQtbJuqmaR1t/NfKnD6Z',
  '477rvCLcv0bQYFkzdKLw/8Oeb8j3/QU+Uz8eV+5AXVhwAHWhmaaX7oEBpZLRAQAqEcAAGAAYWC/0AAiMAAD7gQCgv6GegQDIADECABwRUAAYAB',
  'wwL/QADi3AuT4ACg656XoAdaGZppfugQGlktEBACoRwAAYABhYL/QACIwAAPuBY6DIoaeBASwAkQIAHhEsABgNYwsYEbuQDXR6AhtQTwDHMneA',
  '6cWU8B+xGoB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIjAAA+4HIoO+hzYEBkACRAwAeEOwAG3/3B/BbmRf+2/ws0EpwQBIydw8Y0LyA/uvd53',
  'gfpN4XrlgCtwvDGGQhv3YjA58mlbBwKmF0zWYZTxXHVUN09Q+AdaGZppfugQGlktEBACoRwAAYABhYL/QACIwAAPuCASygy6GpgQH0AHECAB4Q',
  '5AAYABw6B/QADX5i8lu/XwD+7CZdVNiy/73mqbesuwB1oZmml+6BAaWS0QEAKhGQABgAGFgv9AAIjAAA+4IBkKDaobiBAlkAkQIAHhDMABgAJk',
  'gH9ABTFrGUMplOTtD+7ZA9VNiy/+qtgcPLBfEBu9Q5zkaAPsNgeAqsAHWhmaaX7oEBpZLRAQAqEXgAGAAYWC/0AAiMAAD7ggH0oNOhsoECvQBx',
  'AgAeELQAGAAeUAf0ACLXsWHs+JsA/u6mPhXVu//rjdXN9qFsKAZayOL8AaIAdaGYppbugQGlkbEBACoRIBRgAGFgv9AAIjAA+4ICWaDfob2BAy',
  'EA0QIAHhCYABgC7AQs4ApwQE9kPrqu2++DwP7vvVaqbFl/+vXS3m4CvYB38YgJtA9fPDJ9ZQQk3QgAdaGZppfugQGlktEBACoRcAAYABhYL/QA',
  'CIwAAPuCAr2g2aG3gQOHAJECAB4QiAAYACJAB/QAOxPN4tKm94QA/vCFD8rP9B+v/X3yh7EvZA21WCzecwABkMDWAHWhmaaX7oEBpZLRAQAqEW',
  'AAGAAYWC/0AAiMAAD7ggMhHFO7a427i7OBALeG94EB8YHU',
].join('')}`

/** A URL that does not load. */
export const missing = 'data:image/png;base64,AAAA'

const media: Readonly<Record<string, string>> = {
  shopFront,
  winter: winter(360, 640),
  winterWide: winter(711, 400),
  pale: drawing(
    360,
    640,
    '<rect width="360" height="640" fill="#f3d9cf"/><rect width="180" height="640" fill="#ffd23f"/>',
  ),
  film,
  missing,
}

export const mediaUrl = (id: string): string | undefined => media[id]

const words = (id: string, en: string, se: string, given: Partial<SlideLayer> = {}): SlideLayer => ({
  id,
  kind: 'text',
  text: { en, se },
  frame: { x: 0.08, y: 0.06, width: 0.84, height: 0.3 },
  for: 'both',
  ...given,
})

const picture = (id: string, mediaId: string, given: Partial<SlideLayer> = {}): SlideLayer => ({
  id,
  kind: 'image',
  mediaId,
  frame: { x: 0.08, y: 0.4, width: 0.84, height: 0.5 },
  for: 'both',
  ...given,
})

export const welcome: Slide = {
  id: 'welcome',
  name: 'Welcome',
  index: 0,
  layers: [
    words(
      'w1',
      '<h2>Welcome to Lindgården</h2><p>Open until <strong>21:00</strong> today</p>',
      '<h2>Välkommen till Lindgården</h2><p>Öppet till <strong>21:00</strong> i dag</p>',
    ),
    picture('w2', 'shopFront'),
  ],
}

export const market: Slide = {
  id: 'market',
  name: 'Advent market',
  startDate: '2026-11-20',
  endDate: '2026-12-20',
  index: 1,
  layers: [
    picture('m1', 'winter', { frame: { x: 0, y: 0, width: 1, height: 1 }, for: 'portrait' }),
    picture('m0', 'winterWide', { frame: { x: 0, y: 0, width: 1, height: 1 }, for: 'landscape' }),
    words(
      'm2',
      '<h2>Advent market</h2><ul><li>Mulled wine</li><li>Candles</li></ul>',
      '<h2>Julmarknad</h2><ul><li>Glögg</li><li>Ljus</li></ul>',
    ),
  ],
}

export const cinema: Slide = {
  id: 'cinema',
  name: 'Cinema night',
  index: 2,
  layers: [
    words('c1', '<h2>Cinema night</h2><p class="text-large">Fridays at 19:00</p>', ''),
    { id: 'c2', kind: 'video', mediaId: 'film', frame: { x: 0, y: 0.4, width: 1, height: 0.32 }, for: 'both' },
  ],
}

/** A slide with a text that loads and an image that does not. */
export const halfThere: Slide = {
  id: 'half',
  name: 'Half there',
  index: 1,
  layers: [words('h1', '<h2>Only words</h2>', '<h2>Bara ord</h2>'), picture('h2', 'missing')],
}

/** A title in two lines with all kinds of rich text. */
export const title: Slide = {
  id: 'title',
  name: 'Title',
  index: 0,
  layers: [
    words(
      't1',
      '<h2><span class="text-huge">Åre winter</span></h2><h2><span class="text-huge">market</span></h2><p><span class="text-large">28 Nov – 23 Dec</span></p><blockquote><p>By the fountain</p></blockquote>',
      '',
    ),
  ],
}

/** Text on a pale image. */
export const pale: Slide = {
  id: 'pale',
  name: 'Pale',
  index: 3,
  layers: [
    picture('p1', 'pale', { frame: { x: 0, y: 0, width: 1, height: 1 } }),
    words('p2', '<h2><span class="text-huge">20 %</span></h2><p>On all skates, <strong>today only</strong></p>', ''),
  ],
}

export const notThere: Slide = { id: 'not', name: 'Not there', index: 1, layers: [picture('n1', 'missing')] }

export const slideshow: Slideshow = {
  displaySpeed: 'normal',
  animation: 'fade',
  background: { colour: '#f7e3a1' },
  slides: [welcome, market, cinema],
}
