export const en = {
  scan: 'Scan the code to open this page on your phone.',
  code: (name: string) => `QR code for ${name}`,
  notShown: 'Can’t show this website here. Scan the code to open it on your phone.',
  notSaved: 'Save the record to see its website here. Visitors see it once it’s published.',
  close: 'Close',
  stillReading: 'Still reading?',
  closesIn: (seconds: number) => `The website closes in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  keepReading: 'Yes, keep reading',
  document: {
    page: (number: number, count: number) => `Page ${number} of ${count}`,
    scan: 'Scan the code to open this document on your phone.',
    notShown: 'Can’t show this document here. Scan the code to open it on your phone.',
    notHere: 'Can’t show this document here.',
    closesIn: (seconds: number) => `The document closes in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
}

export type SiteMessages = typeof en
