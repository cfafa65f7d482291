type Named = { name: string }

export const en = {
  mapState: {
    outOfOrder: {
      state: 'Out of order',
      switch: ({ name }: Named) => `${name}: out of order`,
      begins: ({ name }: Named) => `Out of order: ${name}`,
      ends: ({ name }: Named) => `Working again: ${name}`,
      until: ({ name }: Named) => `${name}: out of order until`,
    },
    closed: {
      state: 'Closed',
      switch: ({ name }: Named) => `${name}: closed`,
      begins: ({ name }: Named) => `Closed: ${name}`,
      ends: ({ name }: Named) => `Open again: ${name}`,
      until: ({ name }: Named) => `${name}: closed until`,
    },
    until: ({ time }: { time: string }) => `Until ${time}`,
    set: 'Until when?',
    setName: ({ name }: Named) => `${name}: until when?`,
    dialog: {
      text: 'Stations will use it in routes again from then on. Leave it empty if you don’t know when.',
      field: 'Day and time',
      past: 'Choose a time in the future.',
      save: 'Save',
      cancel: 'Cancel',
    },
  },
}
