import type { Building } from '@kiosk-admin/wayfinding'
import { createGraph } from '@kiosk-admin/wayfinding/ways'

// a large building takes seconds, during which the page has to answer to touches
addEventListener('message', ({ data }: MessageEvent<Building>) => postMessage(createGraph(data)))
