import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  samples: {
    title: 'Á þessum skyggnum er enn sýnistexti',
    text: 'Settu annan texta í staðinn eða birtu skyggnurnar eins og þær eru.',
    action: 'Birta samt',
  },
} satisfies Messages<typeof en>
