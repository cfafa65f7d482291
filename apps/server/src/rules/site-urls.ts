import type { MallSnapshot } from '@kiosk-admin/api-client'
import { fromHtml } from 'hast-util-from-html'

type Nodes = ReturnType<typeof fromHtml>['children'][number]

function linksIn(nodes: readonly Nodes[], found: string[] = []): string[] {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (node.tagName === 'a' && typeof node.properties.href === 'string') found.push(node.properties.href)
    linksIn(node.children, found)
  }
  return found
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Finds the URLs of all websites that a publication links to: in fields, in rich texts, and of the event calendar. */
export function findSiteUrls({ mall, records }: Pick<MallSnapshot, 'mall' | 'records'>): Set<string> {
  const found = new Set<string>()
  const add = (address: string) => {
    const { protocol, href } = URL.parse(address) ?? {}
    if (href && (protocol === 'https:' || protocol === 'http:')) found.add(href)
  }
  for (const text of textsIn([mall.eventUrl, records])) {
    if (/^https?:/i.test(text)) add(text)
    else if (/<a\s/i.test(text)) for (const link of linksIn(fromHtml(text, { fragment: true }).children)) add(link)
  }
  return found
}
