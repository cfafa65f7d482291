import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  users: {
    title: 'Notendur',
    new: 'Nýr notandi',
    newInGroup: 'Nýr notandi í hópnum',
    create: 'Stofna notanda',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'notandi', other: 'notendur' })}`,
    empty: { title: 'Engir notendur enn', text: 'Hér birtast allir sem geta skráð sig inn.' },
    emptyGroup: {
      title: 'Enginn er í þessum hópi',
      text: 'Notendur hópsins birtast hér. Þeir mega gera það sem hópurinn leyfir.',
    },
    name: 'Nafn',
    group: 'Hópur',
    you: 'þú',
    fields: {
      username: 'Notandanafn',
      email: 'Netfang',
      password: 'Lykilorð',
      newPassword: 'Nýtt lykilorð',
      confirm: 'Staðfesta lykilorð',
      groupId: 'Hópur',
      mallIds: 'Verslunarmiðstöðvar',
      mallGroups: 'Hópar í verslunarmiðstöðvum',
      status: 'Virkur',
    },
    status: { Active: 'Virkur', InActive: 'Óvirkur' },
    link: {
      action: 'Lykilorðstengill',
      title: ({ username }) => `Lykilorðstengill: ${username}`,
      text: ({ until }) =>
        `Láttu samstarfsmanninn fá tengilinn til að velja lykilorð. Hægt er að nota hann einu sinni, til ${until}, og hann birtist aðeins núna.`,
      inactive:
        'Notandinn er óvirkur og getur ekki skráð sig inn, ekki heldur með nýju lykilorði. Gerðu notandann fyrst virkan.',
      label: 'Tengill',
      done: 'Lokið',
    },
    groupAbove: 'Hópurinn að ofan',
    noGroup: 'Enginn',
    chooseGroup: 'Veldu hóp',
    hint: {
      group: 'Gildir í öllum verslunarmiðstöðvum notandans nema þeim sem hafa eigin hóp.',
      username: 'Stafirnir a–z, tölustafir og . _ -',
      keep: 'Ef reiturinn er auður helst lykilorðið. Nýtt lykilorð skráir notandann alls staðar út.',
      link: 'Hafðu báða reitina auða til að fá tengil sem samstarfsmaðurinn velur lykilorð með.',
      active: 'Aðeins virkir notendur geta skráð sig inn.',
    },
    reader: 'Þú getur skoðað notendur en ekki breytt þeim.',
    more: 'Notandinn hefur meiri réttindi en þú eða starfar við verslunarmiðstöðvar sem þú hefur ekki aðgang að, svo þú getur ekki breytt honum.',
    own: {
      group: 'Þú getur ekki breytt eigin hópi.',
      status: 'Þú getur ekki breytt eigin stöðu.',
      delete: 'Þú getur ekki eytt eigin aðgangi.',
      password: 'Breyttu lykilorðinu þínu á „Mín síða“.',
      profile: 'Opna mína síðu',
    },
    groupMore: ({ group }) => `${group} (hefur meiri réttindi en þú)`,
    signedIn: ({ at }) => `Skráði sig síðast inn ${at}`,
    neverSignedIn: 'Hefur aldrei skráð sig inn',
    copied: ({ name }) => `Notandinn ${name} er óvirkur og hefur ekki lykilorð enn.`,
    deleteText: ({ name }) =>
      `Notandinn „${name}“ er strax skráður út, fer í ruslið og hægt er að endurheimta hann í 30 daga.`,
    deleteMany: ({ what }) => `Strax skráðir út og settir í ruslið: ${what}. Hægt er að endurheimta þá í 30 daga.`,
  },
} satisfies Messages<typeof en>
