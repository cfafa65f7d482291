export const en = {
  samples: {
    title: 'These slides still have sample words',
    text: 'Replace the words, or publish the slides as they are.',
    action: 'Publish anyway',
  },
}
