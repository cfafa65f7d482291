import type { KioskFrameLabels } from './en'

export const is: KioskFrameLabels = {
  size: (width, height, percent) => `${width} × ${height}, ${percent}`,
  loading: 'Sæki forskoðunina',
  failed: 'Ekki tókst að sækja forskoðunina',
  failedHelp: 'Athugaðu nettenginguna og reyndu aftur.',
}
