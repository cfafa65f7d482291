import { Canvas, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentType, useContext, useState } from 'react'
import { Anatomy } from './anatomy'
import { Code } from './code'
import { Frame } from './frame'
import { Examples, Keyboard, Uses } from './guide'
import { importOf } from './import-of'
import { Props } from './props'
import { StoryList } from './story-list'
import { Tested } from './tested'

type Story = ReturnType<NonNullable<React.ContextType<typeof DocsContext>>['componentStories']>[number]

/** A story on the page, or in a frame when it needs a page of its own. */
function Live({ story, onRoot }: { story: Story; onRoot?: (root: Element | null) => void }) {
  const { inline, iframeHeight, height = iframeHeight } = story.parameters.docs?.story ?? {}
  if (inline !== false) {
    return (
      <div ref={onRoot}>
        <Canvas of={story.moduleExport} />
      </div>
    )
  }
  return (
    <>
      <Frame story={story.id} title={story.name} height={height ?? 480} onReady={({ body }) => onRoot?.(body)} />
      <details className="docs-source">
        <summary>Show code</summary>
        <Code of={story.moduleExport} />
      </details>
    </>
  )
}

/** The components of a namespace of parts, by name. */
const partsOf = (all: Readonly<Record<string, unknown>>) =>
  Object.entries(all).filter((entry): entry is [string, ComponentType] => /^[A-Z]/.test(entry[0]) && Boolean(entry[1]))

/** The page of each part: what its guide says by hand, and what follows from its sources. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const [root, setRoot] = useState<Element | null>(null)
  const { guide, a11y, docs } = preparedMeta.parameters
  const [primary] = stories
  const states = stories.find(({ name }) => name === 'All States')
  const { component } = preparedMeta
  const parts = partsOf(guide?.parts ?? { Root: component })
  const imported = importOf(preparedMeta.title, component)
  return (
    <>
      <Title />
      <Description of="meta" />
      {imported && <Code code={imported} language="tsx" />}
      {guide && <Uses guide={guide} />}
      {primary && (
        <>
          <h2>Example</h2>
          <Live key={primary.id} story={primary} onRoot={setRoot} />
        </>
      )}
      {guide && <Examples guide={guide} />}
      {states && states !== primary && (
        <>
          <h2>States</h2>
          <Live key={states.id} story={states} />
        </>
      )}
      <Anatomy of={root} />
      {parts.length > 0 && <Props parts={parts} extract={docs?.extractArgTypes} />}
      {guide && <Keyboard guide={guide} />}
      <Tested guide={guide} stories={stories} hasAxe={a11y?.test === 'error'} />
      <StoryList stories={stories.filter((story) => story !== primary && story !== states)} />
    </>
  )
}
