export const en = {
  publish: {
    name: 'Publish',
    preview: { name: 'Preview' },
    why: {
      publish: 'You don’t have permission to publish.',
      preview: 'You don’t have permission to preview.',
    },
  },
}
