import { richTextRules } from './rules'

/** An image without a server. */
export const poster =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="60"%3E%3Crect width="160" height="60" fill="%23b4123d"/%3E%3C/svg%3E'.replaceAll(
    '"',
    "'",
  )

export const rules = { ...richTextRules, images: ['data:image/svg+xml,'] }

/** One example of each allowed element. */
export const everything = [
  '<h2>Autumn sale</h2>',
  '<p>Up to <strong>50 %</strong>, <em>while</em> they <u>last</u>, <s>not</s> <a href="https://havnogco.se">at Havn &amp; Co</a>. ',
  '<span class="colour-brand">Brand</span> <span class="colour-muted">muted</span> <span class="colour-red">red</span> ',
  '<span class="colour-amber">amber</span> <span class="colour-green">green</span> <span class="colour-blue">blue</span> ',
  '<span class="text-small">small</span> <span class="text-large">large</span></p>',
  '<h3 class="text-center">Centred</h3>',
  '<ul><li><p>Candles</p><ol><li><p>Large ones</p></li></ol></li><li><p>Blankets</p></li></ul>',
  '<blockquote><p>Worth a visit.</p></blockquote><hr>',
  `<img src="${poster}" alt="A poster">`,
  '<table><tbody><tr><th><p>Day</p></th><th><p>Open</p></th></tr><tr><td><p>Monday</p></td><td><p>10–20</p></td></tr></tbody></table>',
].join('')
