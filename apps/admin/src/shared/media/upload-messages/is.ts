import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  uploadErrors: {
    type: 'Þessi skráartegund er ekki leyfð',
    size: 'Skráin má vera 40 MB að hámarki',
    proxy:
      'Milliþjónn framan við þjóninn hleypir skránni ekki í gegn. Láttu stjórnanda vita: hann þarf að hleypa 1 MB í gegn í einu.',
    content: 'Innihald skrárinnar passar ekki við skráarendinguna',
    pixels: 'Myndin er stærri en 64 milljónir díla. Minnkaðu hana og reyndu aftur.',
    room: 'Ekkert pláss er eftir fyrir skrár. Láttu stjórnanda vita.',
    quota: 'Miðlasafnið er fullt. Eyddu skrám sem ekki er lengur þörf á eða biddu stjórnanda um meira pláss.',
  },
} satisfies Messages<typeof en>
