import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  slideshows: {
    title: 'Info slideshows',
    new: 'New slideshow',
    edit: 'Slideshow settings',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'slideshow', other: 'slideshows' })}`,
    empty: {
      title: 'No info slideshows yet',
      text: 'Add slideshows to play full screen on the kiosks.',
    },
    fields: {
      head: 'Slideshow',
      name: 'Name',
      displaySpeed: 'Time per slide',
      animation: 'Animation',
      background: 'Background',
      show: 'Shown',
      timing: 'Shown',
      stationIds: 'Stations',
      slides: 'Slides',
    },
    reader: 'You can view slideshows but not change them.',
    hint: { name: 'For staff only. Visitors don’t see it.' },
    slideCount: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'slide', other: 'slides' })}`,
    settings: 'Settings',
    preview: 'Preview',
    previewEmpty: 'It has no slides yet.',
    colour: 'Colour',
    picture: 'Picture',
  },
}

const se = {
  slideshows: {
    title: 'Bildspel',
    new: 'Nytt bildspel',
    edit: 'Inställningar för bildspelet',
    count: ({ count }) => `${count} bildspel`,
    empty: {
      title: 'Inga bildspel ännu',
      text: 'Det som kioskerna visar på hela skärmen, bild efter bild, listas här.',
    },
    fields: {
      head: 'Bildspel',
      name: 'Namn',
      displaySpeed: 'Tid per bild',
      animation: 'Övergång',
      background: 'Bakgrund',
      show: 'Visas',
      timing: 'Visas',
      stationIds: 'Stationer',
      slides: 'Bilder',
    },
    reader: 'Du kan se bildspel men inte ändra dem.',
    hint: { name: 'För personalen; besökarna ser det inte.' },
    slideCount: ({ count }) => `${count} ${plural('se', count, { one: 'bild', other: 'bilder' })}`,
    settings: 'Inställningar',
    preview: 'Förhandsgranska',
    previewEmpty: 'Det har inga bilder ännu.',
    colour: 'Färg',
    picture: 'Bild',
  },
} satisfies Messages<typeof en>

const no = {
  slideshows: {
    title: 'Lysbildeserier',
    new: 'Ny lysbildeserie',
    edit: 'Innstillinger for lysbildeserien',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'lysbildeserie', other: 'lysbildeserier' })}`,
    empty: {
      title: 'Ingen lysbildeserier ennå',
      text: 'Det kioskene viser på hele skjermen, lysbilde for lysbilde, listes her.',
    },
    fields: {
      head: 'Lysbildeserie',
      name: 'Navn',
      displaySpeed: 'Tid per lysbilde',
      animation: 'Overgang',
      background: 'Bakgrunn',
      show: 'Vises',
      timing: 'Vises',
      stationIds: 'Stasjoner',
      slides: 'Lysbilder',
    },
    reader: 'Du kan se lysbildeserier, men ikke endre dem.',
    hint: { name: 'For de ansatte; besøkende ser det ikke.' },
    slideCount: ({ count }) => `${count} ${plural('no', count, { one: 'lysbilde', other: 'lysbilder' })}`,
    settings: 'Innstillinger',
    preview: 'Forhåndsvis',
    previewEmpty: 'Den har ingen lysbilder ennå.',
    colour: 'Farge',
    picture: 'Bilde',
  },
} satisfies Messages<typeof en>

const is = {
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
    colour: 'Litur',
    picture: 'Mynd',
  },
} satisfies Messages<typeof en>

export const slideshowMessages = defineMessages({ en, se, no, is })
