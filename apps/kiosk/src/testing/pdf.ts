/** A PDF of pages with a coloured block, a text that is not drawn, and a link over the whole page. */
export function pdfOf(texts: readonly string[]): Blob {
  const pages = texts.flatMap((text, index) => {
    const content = `0.03 0.37 0.45 rg 40 700 ${200 + 100 * index} 80 re f BT 3 Tr /F 12 Tf 40 650 Td (${text}) Tj ET`
    const [page, drawing] = [4 + 2 * index, 5 + 2 * index]
    const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://example.com/) >> >>'
    return [
      `${page} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${drawing} 0 R /Resources << /Font << /F 3 0 R >> >> /Annots [${link}] >> endobj`,
      `${drawing} 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    ]
  })
  const kids = texts.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
    `2 0 obj << /Type /Pages /Kids [${kids}] /Count ${texts.length} >> endobj`,
    '3 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
    ...pages,
  ]
  // readers find the objects without a table of them
  return new Blob([['%PDF-1.4', ...objects, 'trailer << /Root 1 0 R >>', '%%EOF'].join('\n')], {
    type: 'application/pdf',
  })
}
