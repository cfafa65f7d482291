import { type Caller, calls } from '@kiosk-admin/api-client'
import { keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'

/** Answers that contain a mall's logo, or list it. */
export const shownWithLogo = keysOf(calls.malls.path, calls.uploadMedia.path, ...publicationPaths)

/** Uploads a picture to the mall's media library and sets it as the logo. */
export async function uploadLogo(api: Caller, id: string, file: File) {
  const [picture] = await api.call(calls.uploadMedia, { query: { mallId: id, kind: 'Image' }, files: [file] })
  if (!picture) throw new Error('The server kept no picture')
  await api.call(calls.setMallImage, { body: { id, iconId: picture.id } })
}

export const removeLogo = (api: Caller, id: string) => api.call(calls.setMallImage, { body: { id, iconId: null } })
