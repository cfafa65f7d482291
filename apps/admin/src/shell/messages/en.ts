export const en = {
  shell: {
    working: 'Working',
    connection: {
      offline: {
        name: 'Offline',
        help: 'The server doesn’t answer. What you see may be out of date, and you can’t save or publish. Check your connection. This message disappears when the server answers again.',
      },
      liveUpdatesOff: {
        name: 'Live updates are off',
        help: 'Changes by colleagues and the state of stations appear only when you reload the page. If this lasts, a proxy or firewall between you and the server does not let WebSockets through.',
      },
      reload: 'Reload the page',
    },
    theme: { name: 'Theme', light: 'Light', dark: 'Dark', system: 'Same as device' },
    logo: {
      uploaded: 'Image Uploaded',
      removed: 'Logo removed',
      failed: 'Something goes wrong',
      reader: 'You don’t have permission to change the mall’s logo.',
    },
    noLanguages: 'There are no langs added to this mall',
    noLanguagesHelp: 'You can’t add texts until an administrator adds a language to the mall.',
    denied: "You haven't access to this route. Please connect to site admin!",
    understood: 'OK',
    notFound: {
      title: 'This page doesn’t exist',
      text: 'The address may be old or mistyped.',
      back: 'Go to the dashboard',
    },
  },
}
