import type { Position } from '../geojson/geojson'

export type Tags = { readonly [key: string]: string | undefined }
export type OsmNode = { readonly id: string; readonly position: Position; readonly tags: Tags }
export type OsmWay = { readonly id: string; readonly nodes: readonly OsmNode[]; readonly tags: Tags }
export type OsmRelation = {
  readonly id: string
  readonly members: readonly { readonly type: string; readonly ref: string; readonly role: string }[]
  readonly tags: Tags
}
export type OsmData = {
  readonly nodes: ReadonlyMap<string, OsmNode>
  readonly ways: ReadonlyMap<string, OsmWay>
  readonly relations: readonly OsmRelation[]
}

/**
 * Reads an extract of OpenStreetMap in its XML format. Nodes that the extract lacks are left out of their ways.
 *
 * @throws Error if the text is not XML, or its root is not `osm`
 */
export async function readOsm(xml: string): Promise<OsmData> {
  // not for those who read IMDF only
  const { SaxesParser } = await import('saxes')
  const nodes = new Map<string, OsmNode>()
  const ways = new Map<string, OsmWay>()
  const relations: OsmRelation[] = []
  let tags: { [key: string]: string } = {}
  let refs: string[] = []
  let members: { type: string; ref: string; role: string }[] = []
  let root: string | undefined
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name
    const { k, v, ref = '', type = '', role = '' } = attributes
    if (name === 'tag' && k !== undefined) tags[k] = v ?? ''
    else if (name === 'nd') refs.push(ref)
    else if (name === 'member') members.push({ type, ref, role })
    else if (name === 'node' || name === 'way' || name === 'relation') [tags, refs, members] = [{}, [], []]
  })
  parser.on('closetag', ({ name, attributes: { id = '', lat, lon } }) => {
    if (name === 'node') {
      const position = [Number(lon), Number(lat)]
      if (position.every(Number.isFinite)) nodes.set(id, { id, position, tags })
    } else if (name === 'way') {
      ways.set(id, { id, nodes: refs.flatMap((ref) => nodes.get(ref) ?? []), tags })
    } else if (name === 'relation') relations.push({ id, members, tags })
  })
  parser.write(xml).close()
  if (root !== 'osm') throw new Error(`Not an OpenStreetMap file: its root is ${root ?? 'missing'}`)
  return { nodes, ways, relations }
}
