import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  floors: {
    title: 'Hæðir',
    new: 'Ný hæð',
    edit: 'Stillingar hæðar',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    empty: {
      title: 'Engar hæðir enn',
      text: 'Hæðir bílastæðahúsanna og verslunarmiðstöðvarinnar birtast hér.',
    },
    fields: {
      name: 'Heiti',
      mapTitle: 'Titill korts',
      garageId: 'Bílastæðahús',
      areaId: 'Staðarkóði',
      objectType: 'Tegund',
      floorMapName: 'Heiti hæðarkorts',
      floorMapId: 'Hæðarkort',
      markers: 'Kortamerki',
      areas: 'Svæði',
      map: 'Gönguleiðir og mælikvarði',
    },
    drawn: ({ level, walkways, obstacles, amenities }) =>
      `Hæð ${level}, gönguleiðir: ${walkways}, hindranir: ${obstacles}, þjónusta: ${amenities}`,
    ordinal: 'Hæð í húsinu',
    spoken: 'Heiti í leiðarlýsingum',
    hint: {
      ordinal: '0 er götuhæð, 1 hæðin fyrir ofan, 0,5 millihæð, -1 hæðin fyrir neðan.',
      spoken: 'Inni í setningu, eins og í „Taktu lyftuna upp á 2. hæð“.',
      mapTitle: 'Gestir lesa hann fyrir ofan kortið.',
      areaId: 'Kóði staðarins í leiðsögninni. Sami kóði merkir sama stað.',
      floorMapName: 'Fyrir starfsfólk; gestir sjá það ekki.',
    },
    noGarage: 'Verslunarmiðstöðin sjálf',
    plan: 'Hæðarkort',
    settings: 'Stillingar',
    editConnector: 'Breyta hæðum og tímum',
    control: {
      fewPoints: 'Viðmiðunarpunktarnir eru færri en þrír. Bættu við fleirum eða fjarlægðu alla.',
      flat: 'Viðmiðunarpunktarnir liggja á einni línu. Færðu einn þeirra frá henni.',
      mirrored: 'Viðmiðunarpunktarnir spegla hæðina. Tveimur þeirra kann að hafa verið víxlað.',
    },
    choosePlan: 'Velja hæðarkort',
    reader: 'Þú getur skoðað hæðir en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
