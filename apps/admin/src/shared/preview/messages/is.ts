import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  recordPreview: {
    name: 'Forskoða',
    of: ({ name }) => `Forskoðun: ${name}`,
    ofNew: 'Forskoðun: ný færsla',
    incomplete: 'Fylltu út skyldureitina til að sjá þetta eins og gestir sæju það.',
    hint: {
      published: 'Svona sjá gestir þetta á skjáunum.',
      changed: 'Svona sæju gestir þetta. Ekki komið á skjáina.',
      shownChanged: 'Svona sjá gestir þetta eftir næstu birtingu. Þangað til sjá þeir fyrri útgáfu.',
      unpublished: 'Svona sæju gestir þetta. Ekki komið á skjáina.',
      comesOff: 'Þetta fer af skjáunum við næstu birtingu.',
      notShown: 'Þetta er óvirkt og gestir sjá það ekki.',
      ended: 'Þessu er lokið og gestir sjá það ekki.',
      upcoming: 'Birt. Gestir sjá þetta þegar þar að kemur.',
      never: 'Enginn daganna er á milli dagsetninganna og gestir sjá þetta því aldrei.',
      owner: 'Gestir sjá þetta ekki því verslunin er óbirt.',
    },
    screen: 'Skjár',
    portrait: 'Lóðréttur',
    landscape: 'Láréttur',
  },
} satisfies Messages<typeof en>
