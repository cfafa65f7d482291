export const en = {
  media: {
    choose: 'Choose a picture',
    change: 'Change',
    remove: 'Remove',
    none: 'No picture',
    missing: 'The picture no longer exists',
    notLoaded: 'Couldn’t load the picture',
    retry: 'Try again',
    larger: ({ name }: { name: string }) => `Show ${name} larger`,
    notUploaded: ({ names }: { names: string }) => `Not uploaded: ${names}. Choose another picture, or dismiss this.`,
    dismiss: 'Dismiss',
    imagesFailed: 'Error during request!',
  },
}
