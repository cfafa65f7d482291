export const en = {
  revert: {
    title: 'Restore what’s on the kiosks?',
    action: 'Restore',
    draft: ({ name }: { name: string }) => `The draft will be as on the kiosks again: ${name}`,
    trash: ({ name }: { name: string }) => `It comes back from the trash, as on the kiosks: ${name}`,
    done: ({ name }: { name: string }) => `As on the kiosks again: ${name}`,
    conflict: ({ name }: { name: string }) =>
      `Someone else has just changed it. Check the changes, then try again: ${name}`,
  },
}
