import { type Caller, calls, type ListedMediaFile, type MediaKind } from '@kiosk-admin/api-client'

/** All files of a kind in a mall, page by page. */
export async function filesOf(api: Caller, mallId: string, kind: MediaKind): Promise<ListedMediaFile[]> {
  const files: ListedMediaFile[] = []
  let cursor: string | undefined
  do {
    const page = await api.call(calls.mediaFiles, { params: { kind, mallId }, query: cursor ? { cursor } : {} })
    files.push(...page.data)
    cursor = page.nextCursor
  } while (cursor)
  return files
}
