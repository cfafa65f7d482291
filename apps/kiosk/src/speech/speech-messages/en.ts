/** What is said besides the texts of the page. */
export const en = {
  started: 'Reading aloud is on.',
  keys: 'Use the up and down arrows to move through the page, left and right to change section. Press Enter to select, Back to go back.',
  /** Of a group of buttons in rows. */
  gridKeys: 'Use all four arrow keys here.',
  items: (count: number) => (count === 1 ? '1 item.' : `${count} items.`),
  place: (at: number, count: number) => `${at} of ${count}`,
  volume: (at: number, most: number) => `Volume ${at} of ${most}`,
  on: 'on',
  off: 'off',
  current: 'current',
  unavailable: 'not available',
  empty: 'empty',
  roles: {
    button: 'button',
    link: 'link',
    searchbox: 'search field',
    textbox: 'text field',
    heading: 'heading',
    img: 'picture',
  },
}

export type SpeechMessages = typeof en
