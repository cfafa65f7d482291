// An invented open-air mall with the traits of extracts of OpenStreetMap: no levels, a path and a square between shops
// without doors, opening hours with public holidays, a terminal, and a storehouse that nothing leads to.

const origin = { latitude: 64.14, longitude: -21.92 }
const metre = { latitude: 1 / 111_320, longitude: 1 / (111_320 * Math.cos((origin.latitude * Math.PI) / 180)) }

type Tags = Readonly<Record<string, string>>

const tagsOf = (tags: Tags) =>
  Object.entries(tags)
    .map(([key, value]) => `<tag k="${key}" v="${value}"/>`)
    .join('')

const node = (id: number, east: number, north: number, tags: Tags = {}) => {
  const [latitude, longitude] = [origin.latitude + north * metre.latitude, origin.longitude + east * metre.longitude]
  return `<node id="${id}" lat="${latitude}" lon="${longitude}">${tagsOf(tags)}</node>`
}

const way = (id: number, nodes: readonly number[], tags: Tags) =>
  `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${tagsOf(tags)}</way>`

/** A rectangle by its left, lower, right and upper edges, in metres. */
function box(id: number, [left, bottom, right, top]: readonly [number, number, number, number], tags: Tags): string {
  const [a, b, c, d] = [id * 10, id * 10 + 1, id * 10 + 2, id * 10 + 3]
  const corners = node(a, left, bottom) + node(b, right, bottom) + node(c, right, top) + node(d, left, top)
  return corners + way(id, [a, b, c, d, a], tags)
}

const building = { building: 'retail' }

export const openAirMall = `<?xml version="1.0"?><osm version="0.6">${[
  box(10, [0, 0, 20, 15], {
    ...{ ...building, shop: 'books', name: 'Blekk', website: 'https://blekk.example/' },
    opening_hours:
      'Mo-Fr 10:00-18:00; Sa 11:00-15:00; 2025 Dec 24 off; 2026 Dec 24 10:00-14:00; 2026 Dec 25-26 off &quot;Jól&quot;; PH off',
  }),
  box(20, [0, 25, 20, 40], {
    ...building,
    shop: 'shoes',
    name: 'Tramp',
    ref: '12',
    opening_hours: 'Mo-Su 09:00-21:00',
  }),
  box(30, [65, 45, 85, 60], { ...building, amenity: 'cafe', name: 'Lun' }),
  box(40, [200, 0, 220, 15], { ...building, shop: 'vacant' }),
  box(60, [60, 0, 100, 40], { highway: 'pedestrian', area: 'yes' }),
  node(1, -300, 20) + node(2, 60, 20) + way(50, [1, 2], { highway: 'footway' }),
  node(90, 80, 20, { tourism: 'information', information: 'terminal', name: 'Torg', level: '0' }),
].join('')}</osm>`
