import type { KioskFrameLabels } from './en'

export const se: KioskFrameLabels = {
  size: (width, height, percent) => `${width} × ${height}, ${percent}`,
  loading: 'Laddar förhandsgranskningen',
  failed: 'Förhandsgranskningen kunde inte laddas',
  failedHelp: 'Kontrollera anslutningen och försök igen.',
}
