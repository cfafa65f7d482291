import { plural } from '../../../i18n/i18n'

type Area = { areaId: string }

export const en = {
  reach: {
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'shop or service', other: 'shops and services' })} can’t be reached`,
    list: 'Can’t be reached',
    reason: {
      notDrawn: ({ areaId }: Area) => `Area ${areaId} isn’t drawn on any active floor.`,
      noPlace: ({ areaId }: Area) => `The floor with area ${areaId} has no picture or no scale.`,
      noDoor: ({ areaId }: Area) => `Area ${areaId} has no door, and no walkway within 3 metres.`,
      island: ({ areaId }: Area) => `No walkway leads to area ${areaId}.`,
      onlyBySteps: ({ areaId }: Area) => `Only steps lead to area ${areaId}.`,
      closed: ({ areaId }: Area) => `The route to area ${areaId} is closed or out of order.`,
    },
    stepFree: 'Without steps',
    from: ({ stations }: { stations: string }) => `From: ${stations}`,
    station: ({ code }: { code: string }) => `Station ${code} isn’t on a walkway.`,
    repair: {
      record: 'Choose its area',
      activate: ({ floor }: { floor: string }) => `Activate ${floor}`,
      floor: ({ floor }: { floor: string }) => `Open ${floor}`,
      connectors: 'Open lifts and stairs',
      map: 'Open the map',
      station: 'Choose its position',
    },
    all: ({ count }: { count: number }) => `Show all (${count})`,
    ask: {
      title: 'Publish anyway?',
      text: 'Visitors won’t get directions to everything on the kiosks.',
      action: 'Publish',
    },
  },
}
