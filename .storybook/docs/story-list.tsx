import { Markdown } from '@storybook/addon-docs/blocks'
import type { Parameters } from 'storybook/internal/csf'

type Story = { id: string; name: string; parameters: Parameters }

/** Links to the stories of a part with what they show. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <h2>More stories</h2>
      <p>Each is a test, too: it is played in a browser, with its assertions.</p>
      <dl className="docs-stories">
        {stories.map(({ id, name, parameters }) => (
          <div key={id}>
            <dt>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
            </dt>
            <dd>
              <Markdown>{parameters.docs?.description?.story ?? ''}</Markdown>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
