export const en = {
  previewItem: {
    open: 'Open in a new tab',
    copy: 'Copy the address',
    copied: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
    notCopied: 'Couldn’t copy the address. Try again.',
  },
  previewStation: { as: 'As shown on a station', partial: 'Shows only what you have access to' },
}
