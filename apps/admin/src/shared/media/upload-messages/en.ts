export const en = {
  uploadErrors: {
    type: 'File type is not allowed',
    size: 'File must be at most 40 MB',
    proxy:
      'A proxy in front of the server refuses the file. Tell your administrator: it must let 1 MB through at a time.',
    content: 'File content doesn’t match its extension',
    pixels: 'The picture has more than 64 million pixels. Reduce its size and try again.',
    room: 'There’s no room left for files. Tell your administrator.',
    quota: 'The media library is full. Delete files you no longer need, or ask your administrator for more space.',
  },
}
