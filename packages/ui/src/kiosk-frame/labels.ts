export const en = {
  /** The screen's pixels and how large it is drawn: "1080 × 1920, 30%". */
  size: (width: string, height: string, percent: string) => `${width} × ${height}, ${percent}`,
  loading: 'Loading the preview',
  failed: 'The preview did not load',
  failedHelp: 'Check your connection and try again.',
}

export type KioskFrameLabels = typeof en

export const se: KioskFrameLabels = {
  size: en.size,
  loading: 'Läser in förhandsvisningen',
  failed: 'Förhandsvisningen kunde inte läsas in',
  failedHelp: 'Kontrollera anslutningen och försök igen.',
}

export const no: KioskFrameLabels = {
  size: en.size,
  loading: 'Laster inn forhåndsvisningen',
  failed: 'Forhåndsvisningen ble ikke lastet inn',
  failedHelp: 'Sjekk tilkoblingen og prøv igjen.',
}

export const is: KioskFrameLabels = {
  size: en.size,
  loading: 'Sæki forskoðunina',
  failed: 'Ekki tókst að sækja forskoðunina',
  failedHelp: 'Athugaðu tenginguna og reyndu aftur.',
}
