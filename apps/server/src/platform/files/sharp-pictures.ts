import { maxPixels } from '@kiosk-admin/api-client/internal'
import type { PictureInfo, Pictures } from '../../dependencies'
import { fileWorker } from './file-worker'

/** Decodes pictures with sharp in a worker thread. A picture that crashes it is `broken`. */
export const sharpPictures = (): Pictures & { close(): Promise<void> } =>
  fileWorker<PictureInfo>({ name: 'pictures-worker', workerData: { maxPixels }, failed: 'broken' })
