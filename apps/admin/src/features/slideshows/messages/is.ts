import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  slideshows: {
    title: 'Skyggnusýningar',
    new: 'Ný skyggnusýning',
    edit: 'Stillingar skyggnusýningar',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'skyggnusýning', other: 'skyggnusýningar' })}`,
    empty: {
      title: 'Engar skyggnusýningar enn',
      text: 'Það sem skjáirnir sýna í fullri stærð, skyggnu eftir skyggnu, birtist hér.',
    },
    fields: {
      head: 'Skyggnusýning',
      name: 'Heiti',
      displaySpeed: 'Tími á skyggnu',
      animation: 'Skipting',
      background: 'Bakgrunnur',
      show: 'Sýnd',
      timing: 'Sýnd',
      stationIds: 'Stöðvar',
      slides: 'Skyggnur',
    },
    reader: 'Þú getur skoðað skyggnusýningar en ekki breytt þeim.',
    hint: { name: 'Fyrir starfsfólk; gestir sjá það ekki.' },
    slideCount: ({ count }) => `${count} ${plural('is', count, { one: 'skyggna', other: 'skyggnur' })}`,
    settings: 'Stillingar',
    preview: 'Forskoða',
    previewEmpty: 'Engar skyggnur enn.',
    unplayable: ({ name, codec }) =>
      `Birtist ekki, því skjáirnir geta ekki spilað það${codec && ` (${codec})`}: ${name}. Skiptu því út fyrir H.264-myndband í MP4-skrá.`,
    colour: 'Litur',
    picture: 'Mynd',
  },
} satisfies Messages<typeof en>
