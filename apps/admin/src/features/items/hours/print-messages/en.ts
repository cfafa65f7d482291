export const en = {
  printHours: {
    action: 'Print opening hours',
    title: ({ what }: { what: string }) => `${what}: opening hours`,
    asOf: ({ day }: { day: string }) => `As of ${day}`,
    name: 'Name',
    special: ({ day }: { day: string }) => `Special days until ${day}`,
    asMall: 'Same as the mall',
  },
}
