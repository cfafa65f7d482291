import { plural } from '../../internal/plural'

/** `type` and `size` are the specification's. */
export const en = {
  type: 'File type is not allowed',
  video: 'This is a video. Use Videos.',
  size: (limit: string) => `File must be at most ${limit}`,
  failed: 'Couldn’t upload the file. Check your connection and try again.',
  title: 'Upload files',
  oneFile: 'Choose one file only',
  choose: 'Choose files',
  drop: 'Drop files here, or paste them',
  dropNow: 'Drop the files here',
  rules: (extensions: string, limit: string) => `${extensions}. ${limit} per file at most.`,
  list: 'Uploads',
  waiting: 'Waiting',
  checking: 'Checking',
  cancelled: 'Cancelled',
  duplicate: (name: string) => `This file has already been uploaded: ${name}`,
  done: (size: string) => `Uploaded, ${size}`,
  sendAnyway: 'Upload anyway',
  retryName: (name: string) => `Try again: ${name}`,
  sendAnywayName: (name: string) => `Upload anyway: ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  dismiss: (name: string) => `Remove ${name} from the list`,
  cancelAll: 'Cancel all',
  clear: 'Clear the list',
  soFar: (done: string, all: string, count: number) =>
    `${done} of ${all} ${plural('en', { one: 'file', other: 'files' })(count)} uploaded`,
}

export type UploadLabels = typeof en
