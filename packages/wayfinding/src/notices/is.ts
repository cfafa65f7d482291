import type { NoticeTexts } from './notice-texts'

export const is: NoticeTexts = {
  summary: (metres, minutes) => `${metres} m, um ${minutes} mín.`,
  outOfOrder: (name) => `Bilað: ${name}.`,
  closed: (name) => `Lokað: ${name}.`,
  kindOutOfOrder: {
    lift: 'Lyftan er biluð.',
    escalator: 'Rúllustiginn er bilaður.',
    stairs: 'Stiginn er lokaður.',
    ramp: 'Skábrautin er lokuð.',
    travelator: 'Rúllubrautin er biluð.',
  },
  detour: 'Þessi leið sneiðir hjá því.',
  partClosed: 'Hluti af stystu leiðinni er lokaður.',
  whyNot: {
    noPlace: (name) => `Kortið getur ekki enn sýnt leiðina. Áfangastaður: ${name}.`,
    noDoor: (name) => `Kortið sýnir ekki hvar gengið er inn. Áfangastaður: ${name}.`,
    island: (name) => `Kortið sýnir enga leið þangað. Áfangastaður: ${name}.`,
    onlyBySteps: (name) =>
      `Engin leið er án stiga: aðeins stigar eða rúllustigar liggja þangað. Áfangastaður: ${name}.`,
    closed: (name) => `Engin leið er fær þangað núna. Áfangastaður: ${name}.`,
    noStationPlace: () => 'Skjárinn veit ekki hvar hann er og getur því ekki sýnt leiðina.',
  },
}
