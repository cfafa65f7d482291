type Named = { name: string }

export const en = {
  mapState: {
    closed: 'Out of order',
    closedName: ({ name }: Named) => `${name}: out of order`,
    until: ({ time }: { time: string }) => `Until ${time}`,
    set: 'Until when?',
    setName: ({ name }: Named) => `${name}: until when?`,
    nowClosed: ({ name }: Named) => `${name} is out of order`,
    nowOpen: ({ name }: Named) => `${name} is in order again`,
    dialog: {
      title: ({ name }: Named) => `${name} is out of order until`,
      text: 'The stations use it again from then on. Leave it empty if you don’t know when.',
      field: 'Day and time',
      past: 'Choose a time in the future.',
      save: 'Save',
      cancel: 'Cancel',
    },
  },
}
