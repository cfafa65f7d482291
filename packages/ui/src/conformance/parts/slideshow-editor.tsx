import * as editor from '../../exports/slideshow-editor'
import type { Recipes } from '../probe'

/** Renders the slideshow-editor parts for the conformance tests. */
export const slideshowEditorParts: Recipes = {
  SlideshowEditor: (probe) => <editor.SlideshowEditor label="Winter" mediaUrl={() => undefined} {...probe} />,
}
