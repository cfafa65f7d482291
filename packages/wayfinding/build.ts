import { build } from 'tsup'
import { packageOptions } from '../../tools/package-build.ts'

await build({
  ...packageOptions,
  entry: {
    index: 'src/index.ts',
    drawing: 'src/exports/drawing.ts',
    exchange: 'src/exports/exchange.ts',
    keyboards: 'src/exports/keyboards.ts',
    notices: 'src/exports/notices.ts',
    'phrases/en': 'src/phrases/en.ts',
    'phrases/is': 'src/phrases/is.ts',
    'phrases/no': 'src/phrases/no.ts',
    'phrases/se': 'src/phrases/se.ts',
    search: 'src/exports/search.ts',
    validation: 'src/exports/validation.ts',
    ways: 'src/exports/ways.ts',
  },
})
