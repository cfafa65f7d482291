export const en = {
  /** The screen's pixels and how large it is drawn: "1080 × 1920, 30%". */
  size: (width: string, height: string, percent: string) => `${width} × ${height}, ${percent}`,
  loading: 'Loading the preview',
  failed: 'Couldn’t load the preview',
  failedHelp: 'Check your connection and try again.',
}

export type KioskFrameLabels = typeof en
