import { join } from 'node:path'
import type { Files } from '../../dependencies'
import type { Settings } from '../../settings/settings'
import { diskFiles, sweepDiskFiles } from './disk-files'
import { prepareS3, s3Files } from './s3-files'

/** Opens the media storage and removes temporary files of crashed processes. */
export async function openFiles({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Files> {
  if (s3) {
    const uploads = join(dataDir, 'uploads')
    await prepareS3(s3, uploads)
    return s3Files(s3, uploads)
  }
  const folder = join(dataDir, 'media')
  await sweepDiskFiles(folder)
  return diskFiles(folder)
}
