import type { ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

const SIDE = 256

type Colour = readonly [number, number, number]
const ground: Colour = [233, 237, 239]
const road: Colour = [255, 255, 255]
const house: Colour = [214, 221, 225]
const park: Colour = [214, 232, 212]
const water: Colour = [200, 222, 234]

/** Invented streets: every tile is a block with its houses, some are parks and some are water. */
function colourAt(tile: number, x: number, y: number): Colour {
  const street = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) < 7
  if (street || Math.abs(y - 96) < 4 || (y > 96 && Math.abs(x - 150) < 3)) return road
  if (tile % 7 === 3) return water
  if (tile % 5 === 2) return park
  return x % 64 > 18 && y % 80 > 24 ? house : ground
}

/** A part of a PNG: its length, its name, its bytes and their sum. */
function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function tilePng(tile: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  head.set([8, 2, 0, 0, 0], 8) // 8 bits of red, green and blue
  const rows = Buffer.alloc(SIDE * (1 + 3 * SIDE))
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) rows.set(colourAt(tile, x, y), y * (1 + 3 * SIDE) + 1 + 3 * x)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Answers as Nominatim does; the last one has no position, as some places of some geocoders. */
const places = [
  { place_id: 1, name: 'Sergels torg', display_name: 'Sergels torg, 111 57 Stockholm', lat: '59.3326', lon: '18.0649' },
  { place_id: 2, name: 'Hamngatan 12', display_name: 'Hamngatan 12, 411 14 Göteborg', lat: '57.7046', lon: '11.9631' },
  { place_id: 3, name: 'Sergelgatan', display_name: 'Sergelgatan, 111 57 Stockholm', lat: '59.3345', lon: '18.0632' },
  { place_id: 4, name: 'Sergels hemliga gård', display_name: 'Sergels hemliga gård' },
]

function answer(path: string, query: URLSearchParams, response: ServerResponse): boolean {
  const [, z, x, y] = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(path) ?? []
  if (z !== undefined) {
    response.setHeader('content-type', 'image/png')
    response.end(tilePng(Number(x) * 3 + Number(y) * 11))
  } else if (path === '/search') {
    const wanted = (query.get('q') ?? '').toLocaleLowerCase('sv')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(places.filter((place) => place.display_name.toLocaleLowerCase('sv').includes(wanted))))
  } else return false
  return true
}

/**
 * A small tile server and a small geocoder beside the stories: `/map-fixtures/tiles/{z}/{x}/{y}.png` and
 * `/map-fixtures/search?q=`. All else below `/map-fixtures` is not found, as on a server that is down.
 */
export const mapFixtures = (): Plugin => ({
  name: 'map-fixtures',
  configureServer({ middlewares }) {
    middlewares.use('/map-fixtures', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      if (answer(pathname, searchParams, response)) return
      response.statusCode = 404
      response.end()
    })
  },
})
