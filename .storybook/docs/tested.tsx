import { Markdown } from '@storybook/addon-docs/blocks'
import { checks } from '../../packages/ui/src/conformance/checks'
import type { Guide } from '../../packages/ui/src/conformance/guide'
import { type PictureView, picturesOf } from '../pictures'

type Story = { id: string; name: string; tags?: string[] }

const viewOf = ({ density, brand, viewport, print }: PictureView) =>
  [density, brand && 'red brand', viewport && `${viewport.width} px wide`, print && 'on paper'].filter(Boolean)

/** What assistive technology gets, and what is tested. */
export function Tested({
  guide,
  stories,
  hasAxe,
}: {
  guide: Guide | undefined
  stories: readonly Story[]
  hasAxe: boolean
}) {
  const pictures = stories.flatMap(picturesOf)
  const views = [...new Set(pictures.flatMap(viewOf))]
  return (
    <>
      <h2>Accessibility</h2>
      {guide?.accessibility && <Markdown>{guide.accessibility.map((text) => `- ${text}`).join('\n')}</Markdown>}
      <p>Tested with every change:</p>
      <table className="docs-table">
        <tbody>
          <tr>
            <th scope="row">Behaviour</th>
            <td>{stories.length} stories, each played in a browser and queried by role and name.</td>
          </tr>
          {checks
            .filter(({ name }) => hasAxe || name !== 'axe')
            .map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Markdown>{text}</Markdown>
                </td>
              </tr>
            ))}
          {pictures.length > 0 && (
            <tr>
              <th scope="row">Pictures</th>
              <td>
                {pictures.length} are compared: light and dark{views.length > 0 && `, ${views.join(', ')}`}. Variants,
                and dark ones of single stories, each night.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}
