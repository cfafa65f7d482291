import type { KioskFrameLabels } from './en'

export const no: KioskFrameLabels = {
  size: (width, height, percent) => `${width} × ${height}, ${percent}`,
  loading: 'Laster inn forhåndsvisningen',
  failed: 'Forhåndsvisningen kunne ikke lastes inn',
  failedHelp: 'Kontroller tilkoblingen, og prøv igjen.',
}
