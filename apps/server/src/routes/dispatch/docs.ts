import { openApiDocument } from '../../openapi'
import type { App } from './dispatch'

type Schema = Record<string, unknown>
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = {
  operationId: string
  summary: string
  description?: string
  'x-page'?: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
  'x-area'?: string | Record<string, string>
  'x-verb'?: string
}
type Document = { info: { title: string; description: string }; paths: Record<string, Record<string, Operation>> }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: unknown) => String(text).replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
const code = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

const whoMay = ({ security, 'x-area': area, 'x-verb': verb }: Operation): string => {
  if (area)
    return `${verb} in ${[area].flatMap((one) => (typeof one === 'string' ? one : Object.values(one))).join(', ')}`
  if (security.length === 0) return 'anyone'
  const kinds = security.flatMap((one) => Object.keys(one))
  return kinds.includes('station')
    ? 'a station, with its key'
    : kinds.includes('preview')
      ? 'staff, or a preview link'
      : 'anyone signed in'
}

const contentOf = (content: Content | undefined) =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `<p>${escaped(type)}</p>${code(schema)}`)
    .join('')

const parametersOf = (all: Parameter[]) =>
  all.length === 0
    ? ''
    : `<table><thead><tr><th>Parameter</th><th>in</th><th>required</th><th>form</th></tr></thead><tbody>${all
        .map(
          ({ name, in: place, required, schema }) =>
            `<tr><td>${escaped(name)}</td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
        )
        .join('')}</tbody></table>`

const answersOf = (responses: Operation['responses']) =>
  Object.entries(responses)
    .map(([status, { description, content }]) => {
      const shape = status === '200' ? contentOf(content) : ''
      return `<dt>${status}</dt><dd>${escaped(description)}${shape}</dd>`
    })
    .join('')

const inCode = (text: string) => escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')

/** The call that shares the path of a list. */
const pageOf = ({ description, 'x-page': page }: Operation) =>
  page ? `<p id="${escaped(page)}">${inCode(description ?? '')} Its name is <code>${escaped(page)}</code>.</p>\n` : ''

const callOf = (method: string, path: string, operation: Operation) => `<details id="${escaped(operation.operationId)}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(operation.summary)}</span></summary>
<p>For ${escaped(whoMay(operation))}. Its name is <code>${escaped(operation.operationId)}</code>.</p>
${pageOf(operation)}${parametersOf(operation.parameters)}
${operation.requestBody ? `<h4>Body</h4>${contentOf(operation.requestBody.content)}` : ''}
<h4>Answers</h4><dl>${answersOf(operation.responses)}</dl>
</details>`

/** Renders the OpenAPI document as one page without scripts. */
export function docsPage({ info, paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      html: callOf(method, path, operation),
    })),
  )
  const groups = [...Map.groupBy(calls, ({ tag }) => tag)]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the calls</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escaped(info.title)}: the calls</h1><p>${inCode(info.description)}
The same for programs: <a href="/api/openapi.json">openapi.json</a>. All paths begin with <code>/api</code>.</p></header>
<nav aria-label="Groups">${groups.map(([tag]) => `<a href="#group-${escaped(tag)}">${escaped(tag)}</a>`).join(' ')}</nav>
<main>${groups
    .map(
      ([tag, some]) =>
        `<section id="group-${escaped(tag)}"><h2>${escaped(tag)}</h2>${some.map(({ html }) => html).join('\n')}</section>`,
    )
    .join('\n')}</main></body></html>`
}

const style = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 70rem; padding: 1rem 1.5rem 4rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
h2 { margin: 2rem 0 .5rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .5rem 0; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 4.5rem; }
summary span { opacity: .8; }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { overflow: auto; max-height: 30rem; padding: .75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
table { border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .25rem 1rem .25rem 0; overflow-wrap: anywhere; }
dt { font-weight: bold; }
`

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the API documentation as HTML (`/api/docs`) and OpenAPI (`/api/openapi.json`). */
export function registerDocs(app: App): void {
  let json: string | undefined
  let page: string | undefined
  app.get('/api/openapi.json', (c) => {
    json ??= JSON.stringify(openApiDocument())
    return c.body(json, 200, { 'content-type': 'application/json; charset=utf-8' })
  })
  app.get('/api/docs', (c) => {
    page ??= docsPage(openApiDocument() as Document)
    return c.body(page, 200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
  })
  app.get('/api/docs.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
}
