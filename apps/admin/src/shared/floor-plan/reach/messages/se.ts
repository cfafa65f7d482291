import { type Messages, plural } from '../../../i18n/i18n'
import type { en } from './en'

export const se = {
  reach: {
    count: ({ count }) =>
      `${count} ${plural('se', count, { one: 'butik eller tjänst', other: 'butiker och tjänster' })} går inte att nå`,
    list: 'Går inte att nå',
    reason: {
      notDrawn: ({ areaId }) => `Området ${areaId} är inte ritat på något aktivt plan.`,
      noPlace: ({ areaId }) => `Planet med området ${areaId} saknar bild eller skala.`,
      noDoor: ({ areaId }) => `Området ${areaId} har ingen dörr och ingen gångyta inom 3 meter.`,
      island: ({ areaId }) => `Ingen gångyta leder till området ${areaId}.`,
      onlyBySteps: ({ areaId }) => `Bara trappor leder till området ${areaId}.`,
      closed: ({ areaId }) => `Vägen till området ${areaId} är avstängd eller ur funktion.`,
    },
    stepFree: 'Utan trappor',
    from: ({ stations }) => `Från: ${stations}`,
    station: ({ code }) => `Stationen ${code} står inte på någon gångyta.`,
    repair: {
      record: 'Välj område',
      activate: ({ floor }) => `Gör aktiv: ${floor}`,
      floor: ({ floor }) => `Öppna ${floor}`,
      connectors: 'Öppna hissar och trappor',
      map: 'Öppna kartan',
      station: 'Välj plats',
    },
    all: ({ count }) => `Visa alla (${count})`,
    ask: {
      title: 'Publicera ändå?',
      text: 'Besökarna får ingen vägbeskrivning till en del av det som visas på kioskerna.',
      action: 'Publicera',
    },
  },
} satisfies Messages<typeof en>
