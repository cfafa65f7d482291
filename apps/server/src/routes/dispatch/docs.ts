import { openApiDocument } from '../../openapi/document'
import { escaped } from '../html'
import type { App } from './dispatch'

type Schema = Record<string, unknown>
type Reference = { $ref: string }
type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Response = { description: string; content?: Content }
type Operation = {
  operationId: string
  summary: string
  description: string
  'x-other-calls'?: string[]
  tags: string[]
  parameters: (Parameter | Reference)[]
  requestBody?: { content: Content }
  responses: Record<string, Response | Reference>
}
type Components = {
  schemas: Record<string, Schema>
  parameters: Record<string, Parameter>
  responses: Record<string, Response>
}
type Document = {
  info: { title: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: Components
}

/** Names of schemas in the text become links to them. */
const linked = (text: string) => text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')
const code = (value: unknown) => `<pre>${linked(escaped(JSON.stringify(value, null, 2)))}</pre>`

/** Resolves a reference. */
function resolved<T extends object>(one: T | Reference, components: Record<string, T>): T[] {
  if (!('$ref' in one)) return [one]
  const found = components[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]
  return found ? [found] : []
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
            `<tr><td>${escaped(name)}</td><td>${place}</td><td>${required ? 'yes' : 'no'}</td><td><code>${linked(escaped(JSON.stringify(schema)))}</code></td></tr>`,
        )
        .join('')}</tbody></table>`

const answersOf = (responses: [string, Response][]) =>
  responses
    .map(([status, { description, content }]) => {
      const shape = status === '200' ? contentOf(content) : ''
      return `<dt>${status}</dt><dd>${escaped(description)}${shape}</dd>`
    })
    .join('')

const inCode = (text: string) => escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')

/** The calls that share method and path with it. */
const otherCalls = ({ 'x-other-calls': names = [] }: Operation) =>
  names
    .map((name) => `<p id="${escaped(name)}">Another call at this path is <code>${escaped(name)}</code>.</p>\n`)
    .join('')

function callOf(method: string, path: string, operation: Operation, components: Components): string {
  const { operationId, summary, description, requestBody } = operation
  const parameters = operation.parameters.flatMap((one) => resolved(one, components.parameters))
  const responses = Object.entries(operation.responses).flatMap(([status, one]) =>
    resolved(one, components.responses).map((response): [string, Response] => [status, response]),
  )
  return `<details id="${escaped(operationId)}">
<summary><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
<p>${inCode(description)} Its name is <code>${escaped(operationId)}</code>.</p>
${otherCalls(operation)}${parametersOf(parameters)}
${requestBody ? `<h4>Body</h4>${contentOf(requestBody.content)}` : ''}
<h4>Answers</h4><dl>${answersOf(responses)}</dl>
</details>`
}

const schemaOf = ([name, schema]: [string, Schema]) => `<details id="schema-${escaped(name)}">
<summary><code>${escaped(name)}</code></summary>${code(schema)}</details>`

/** Renders the OpenAPI document as one page without scripts. */
export function docsPage({ info, paths, components }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0] ?? '',
      html: callOf(method, path, operation, components),
    })),
  )
  const groups = [...Map.groupBy(calls, ({ tag }) => tag)]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the calls</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escaped(info.title)}: the calls</h1><p>${inCode(info.description)}
The same for programs: <a href="/api/openapi.json">openapi.json</a>. All paths begin with <code>/api</code>.</p></header>
<nav aria-label="Groups">${groups.map(([tag]) => `<a href="#group-${escaped(tag)}">${escaped(tag)}</a>`).join(' ')} <a href="#schemas">Schemas</a></nav>
<main>${groups
    .map(
      ([tag, some]) =>
        `<section id="group-${escaped(tag)}"><h2>${escaped(tag)}</h2>${some.map(({ html }) => html).join('\n')}</section>`,
    )
    .join('\n')}
<section id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas).map(schemaOf).join('\n')}</section></main></body></html>`
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
