import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  profile: {
    title: 'Mín síða',
    group: ({ group }) => `Hópur: ${group}`,
    look: { title: 'Tungumál og útlit', language: 'Tungumál', theme: 'Útlit', density: 'Línur' },
    lookHint: 'Geymist í þessum vafra.',
    theme: { light: 'Ljóst', dark: 'Dökkt', system: 'Eins og tækið' },
    density: { comfortable: 'Rúmar', compact: 'Þéttar' },
    password: {
      title: 'Lykilorð',
      text: 'Þessi lota heldur áfram. Öllum öðrum lotum verður lokið.',
      current: 'Núverandi lykilorð',
      next: 'Nýtt lykilorð',
      confirm: 'Staðfesta lykilorð',
      change: 'Breyta lykilorði',
      changed: 'Lykilorðinu var breytt. Öllum öðrum lotum var lokið.',
    },
    sessions: {
      title: 'Loturnar þínar',
      text: 'Lotu lýkur af sjálfu sér þegar hún hefur ekki verið notuð um hríð.',
      current: 'Þessi vafri',
      other: 'Annar vafri eða annað tæki',
      begun: ({ at }) => `Innskráning ${at}`,
      used: ({ at }) => `síðast notuð ${at}`,
      end: 'Skrá út',
      endOf: ({ at }) => `Ljúka lotunni frá ${at}`,
      ended: 'Lotunni er lokið.',
      everywhere: 'Skrá út alls staðar',
      everywhereText:
        'Öllum lotum þínum lýkur, þessari líka, og tenglar þínir á forskoðun hætta að virka. Þú skráir þig aftur inn til að halda áfram.',
      notLoaded: 'Ekki tókst að sækja loturnar',
      loading: 'Sæki loturnar',
    },
    data: {
      title: 'Gögnin þín',
      text: 'Skrá með öllu sem geymt er um þig: aðganginum, lotum og því sem þú gerðir og hvenær. Biddu stjórnanda ef þú vilt að gögnunum sé eytt.',
      download: 'Sækja gögnin mín',
    },
  },
} satisfies Messages<typeof en>
