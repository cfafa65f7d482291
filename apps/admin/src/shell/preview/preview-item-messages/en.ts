export const en = {
  previewItem: {
    open: 'Open in a new tab',
    copy: 'Copy the address',
    copied: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
    failed: 'Couldn’t create the preview. Check your connection and try again.',
  },
  previewStation: { as: 'As shown on a station', partial: 'Shows only what you have access to' },
}
