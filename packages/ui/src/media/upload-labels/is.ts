import { plural } from '../../internal/plural'
import type { UploadLabels } from './en'

export const is: UploadLabels = {
  type: 'Þessi skráartegund er ekki leyfð',
  video: 'Þetta er myndband. Notaðu Myndbönd.',
  size: (limit) => `Skráin má vera að hámarki ${limit}`,
  failed: 'Ekki tókst að hlaða skránni upp. Athugaðu nettenginguna og reyndu aftur.',
  title: 'Hlaða upp skrám',
  oneFile: 'Veldu aðeins eina skrá',
  choose: 'Velja skrár',
  drop: 'Slepptu skrám hér eða límdu þær inn',
  dropNow: 'Slepptu skránum hér',
  rules: (extensions, limit) => `${extensions}. Hver skrá má vera ${limit} að hámarki.`,
  list: 'Upphleðslur',
  waiting: 'Bíður',
  checking: 'Í athugun',
  cancelled: 'Hætt við',
  duplicate: (name) => `Sama skrá er þegar til: ${name}`,
  done: (size) => `Hlaðið upp, ${size}`,
  sendAnyway: 'Hlaða samt upp',
  retryName: (name) => `Reyna aftur: ${name}`,
  sendAnywayName: (name) => `Hlaða samt upp: ${name}`,
  cancel: (name) => `Hætta við: ${name}`,
  dismiss: (name) => `Taka af listanum: ${name}`,
  cancelAll: 'Hætta við allt',
  clear: 'Hreinsa listann',
  soFar: (done, all, count) => `${done} af ${all} ${plural('is', { one: 'skrá', other: 'skrám' })(count)} hlaðið upp`,
}
