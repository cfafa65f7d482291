import { type MapFile, type MapFileProblem, readMapFile } from './map-file'

export type MapFileRequest = { files: readonly File[]; language: string }

addEventListener('message', async ({ data }: MessageEvent<MapFileRequest>) => {
  postMessage(await answer(data))
})

async function answer({ files, language }: MapFileRequest): Promise<MapFile | MapFileProblem> {
  try {
    const read = files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }))
    return await readMapFile(await Promise.all(read), language)
  } catch (error) {
    console.info('The map file could not be read', error)
    return { problem: 'unreadable' }
  }
}
