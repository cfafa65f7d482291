export const en = {
  /** The screen's pixels and how large it is drawn: "1080 × 1920, 30%". */
  size: (width: string, height: string, percent: string) => `${width} × ${height}, ${percent}`,
  loading: 'Loading the preview',
  failed: 'Couldn’t load the preview',
  failedHelp: 'Check your connection and try again.',
}

export type KioskFrameLabels = typeof en

export const se: KioskFrameLabels = {
  size: en.size,
  loading: 'Laddar förhandsgranskningen',
  failed: 'Förhandsgranskningen kunde inte laddas',
  failedHelp: 'Kontrollera anslutningen och försök igen.',
}

export const no: KioskFrameLabels = {
  size: en.size,
  loading: 'Laster inn forhåndsvisningen',
  failed: 'Forhåndsvisningen kunne ikke lastes inn',
  failedHelp: 'Kontroller tilkoblingen og prøv igjen.',
}

export const is: KioskFrameLabels = {
  size: en.size,
  loading: 'Sæki forskoðunina',
  failed: 'Ekki tókst að sækja forskoðunina',
  failedHelp: 'Athugaðu nettenginguna og reyndu aftur.',
}
