import { mediaTypeOfName } from '@kiosk-admin/api-client/internal'

const colours = { Image: '#0f5c6b', Video: '#6b3fa0', Document: '#a03f3f', Font: '#3f6ba0' } as const

const marks = {
  Image: '<path d="M150 190l45-60 35 45 25-30 45 45z"/><circle cx="270" cy="105" r="14"/>',
  Video: '<path d="M195 95l90 52-90 53z"/>',
  Document:
    '<path d="M185 75h65l45 45v100H185z" fill-opacity=".25"/><path d="M205 135h70v8h-70zm0 24h70v8h-70zm0 24h45v8h-45z"/>',
  Font: '<path d="M185 210l45-130h20l45 130h-22l-11-34h-44l-11 34zm39-54h32l-16-50z"/>',
} as const

/** The URL of the placeholder for files without a thumbnail. */
export const placeholderUrl = (extension: string): string => `/media/plate/${extension}.svg`

/** An SVG with the type of a file; `undefined` for unknown extensions. */
export function placeholder(extension: string): string | undefined {
  const type = mediaTypeOfName(`a.${extension}`)
  if (!type) return undefined
  const word = type.extension.toUpperCase()
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 320">' +
    `<path d="M0-20h480v360H0z" fill="${colours[type.kind]}"/><g fill="#fff">${marks[type.kind]}</g>` +
    `<text x="240" y="275" fill="#fff" font-family="system-ui,sans-serif" font-size="34" font-weight="600" text-anchor="middle">${word}</text></svg>`
  )
}
