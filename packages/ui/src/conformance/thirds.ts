const names = ['first', 'second', 'third'] as const

export type Third = (typeof names)[number]

/** Every third of a list. Together the three are the whole list; a test checks that a file with one of them has all. */
export const third = <T>(list: readonly T[], which: Third): T[] =>
  list.filter((_, index) => index % names.length === names.indexOf(which))
