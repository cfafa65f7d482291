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
    },
    hint: {
      mapTitle: 'Gestir lesa hann fyrir ofan kortið.',
      areaId: 'Staðarkóði leiðsagnarinnar; sami kóði er sami staður.',
      floorMapName: 'Fyrir starfsfólk; gestir sjá það ekki.',
    },
    objectType: { parking: 'Bílastæði', shopping: 'Verslanir', other: 'Annað' },
    noGarage: 'Verslunarmiðstöðin sjálf',
    plan: 'Kort',
    settings: 'Stillingar',
    choosePlan: 'Velja hæðarkort',
    reader: 'Þú getur skoðað hæðir en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>
