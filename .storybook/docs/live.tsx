import { Canvas, type Of, useOf } from '@storybook/addon-docs/blocks'
import { Code } from './code'
import { Frame } from './frame'

/** A running story above the file that it runs. */
export function Live({ of, code, file, height }: { of: Of; code: string; file: string; height?: number }) {
  const { story } = useOf(of, ['story'])
  return (
    <div className="docs-live">
      {height ? <Frame story={story.id} title={story.name} height={height} /> : <Canvas of={of} sourceState="none" />}
      <details className="docs-source" open={!height}>
        <summary>{file}</summary>
        <Code code={code} language="tsx" />
      </details>
    </div>
  )
}
