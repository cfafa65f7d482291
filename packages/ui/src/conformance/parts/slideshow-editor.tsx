import * as editor from '../../exports/slideshow-editor'
import type { Recipes } from '../probe'

export const slideshowEditorParts: Recipes = {
  SlideshowEditor: (probe) => <editor.SlideshowEditor label="Winter" mediaUrl={() => undefined} {...probe} />,
}
