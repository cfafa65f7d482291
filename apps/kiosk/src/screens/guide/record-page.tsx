import { Picture } from '../picture'
import { RichText } from '../rich-text'
import { useGuide } from './guide-context'
import { Gone, PageHead } from './page-head'

/** A record of a kind without a screen of its own: its name, description and picture. */
export function RecordPage({ kind, id }: { kind: string; id: string }) {
  const { guide, onOpen } = useGuide()
  const record = guide.record(kind, id)
  if (!record) return <Gone />
  const { name, description, picture } = record
  return (
    <>
      <PageHead title={name} />
      <div className="guide-details">
        <div className="guide-facts">
          <RichText value={description} {...{ name, onOpen }} />
        </div>
        <Picture picture={picture} className="guide-picture" />
      </div>
    </>
  )
}
