import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  passwordPrompt: {
    title: 'Staðfestu að þetta sért þú',
    text: 'Sláðu inn lykilorðið þitt til að staðfesta. Ekki verður spurt aftur næstu 10 mínúturnar.',
    password: 'Lykilorð',
    confirm: 'Staðfesta',
    cancel: 'Hætta við',
    wrong: 'Lykilorðið er rangt.',
  },
} satisfies Messages<typeof en>
