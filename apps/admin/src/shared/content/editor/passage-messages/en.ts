export const en = {
  passage: {
    label: 'Open',
    always: 'Always open',
    hint: 'Turn off to set hours for each day of the week, such as those of stairs that close at night.',
  },
}
