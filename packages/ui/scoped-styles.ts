import postcss, { type AtRule, type Rule } from 'postcss'

/** The root of the kit in a foreign page. The id that no element has outweighs the page's own selectors. */
const root = '.kiosk-ui:not(#kiosk-ui)'

/**
 * Elements start from the browser's own styles, not from the page's. Pictures keep their attributes, which are styles,
 * too: they only lose the page's rules outside of layers, and what rules in layers often set.
 */
const fresh = `
${root} {
  all: initial;
  display: block;
}
${root} :where(:not(svg, svg *, img, video, canvas, iframe)),
${root} :where(*)::before,
${root} :where(*)::after {
  all: revert;
}
${root} :where(svg, svg *, img, video, canvas, iframe) {
  all: revert-layer;
}
${root} :where(svg, img, video, canvas, iframe) {
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0;
  max-width: none;
  vertical-align: baseline;
  background: none;
  box-shadow: none;
  filter: none;
  opacity: 1;
  float: none;
}
`

const themes = `${scoped('[data-theme]')} {
  color: var(--k-fg);
  background: var(--k-surface);
}
${scoped('[data-theme="system"]')} {
  color-scheme: light dark;
}
`

/** A selector of the page's sheet, for the kit's root and what is in it. */
function scoped(selector: string): string {
  if (/^\[data-(theme|density)[^\]]*\]$/.test(selector)) return `${root}${selector}, ${selector} ${root}`
  const [, ofPage, condition = '', inside = ''] = /^(:root)(\S*)(.*)$/.exec(selector) ?? []
  if (!ofPage) return `${root} ${selector}`
  return condition ? `${selector.slice(0, ofPage.length + condition.length)} ${root}${inside}` : `${root}${inside}`
}

const isKeyframes = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)
const isNested = ({ parent }: Rule): boolean => {
  for (let outer = parent; outer && outer.type !== 'root'; outer = outer.parent as typeof outer) {
    if (outer.type === 'rule') return true
  }
  return false
}

/**
 * Rewrites the kit's sheet for a page with styles of its own: without layers, which lose against any rule outside of
 * one, and only within `.kiosk-ui`.
 */
export function scopeStyles(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes)
    else layer.remove()
  })
  sheet.walkRules((rule) => {
    if (isKeyframes(rule) || isNested(rule)) return
    // most pages are light, whatever the system is
    if (rule.selector === ':root') {
      rule.walkDecls('color-scheme', (declaration) => {
        declaration.value = 'light'
      })
    }
    rule.selectors = rule.selectors.map(scoped)
  })
  sheet.prepend(postcss.parse(fresh))
  sheet.append(postcss.parse(themes))
  return sheet.toString()
}
