/**
 * Returns the page's `@font-face` rules of the families with their files embedded, because exported images cannot load
 * the page's fonts. Fonts that fail to load are left out.
 */
export async function embeddedFonts(families: string): Promise<string> {
  const requested = new Set(families.split(',').map(unquoted))
  const faces = [...document.styleSheets]
    .flatMap((sheet) => facesOf(rulesOf(sheet)))
    .filter(({ style }) => requested.has(unquoted(style.getPropertyValue('font-family'))))
  const rules = await Promise.all(faces.map(embedded))
  return rules.join('\n')
}

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/** Rules of a style sheet from another origin cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | readonly never[] {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

function facesOf(rules: Iterable<CSSRule>): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return rule
    if (rule instanceof CSSImportRule) return rule.styleSheet ? facesOf(rulesOf(rule.styleSheet)) : []
    return rule instanceof CSSGroupingRule ? facesOf(rule.cssRules) : []
  })
}

const ADDRESS = /url\(["']?([^"')]+)["']?\)/

async function embedded({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const address = ADDRESS.exec(cssText)?.[1]
  if (!address || address.startsWith('data:')) return cssText
  try {
    const answer = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI))
    if (!answer.ok) return ''
    return cssText.replace(ADDRESS, `url("${await dataUrl(await answer.blob())}")`)
  } catch {
    return ''
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
