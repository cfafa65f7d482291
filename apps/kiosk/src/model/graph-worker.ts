import { type Building, createGraph } from '@kiosk-admin/wayfinding'

// a large building takes seconds, during which the page has to answer to touches
addEventListener('message', ({ data }: MessageEvent<Building>) => postMessage(createGraph(data)))
