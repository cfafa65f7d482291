import * as kit from '../../exports'
import type { Recipes } from '../probe'

const stations = [{ id: '1', code: 'K1', state: 'online' as const, shows: 7 }]

/** Renders the publishing parts for the conformance tests. */
export const publishParts: Recipes = {
  ChangeList: (probe) => <kit.ChangeList changes={[]} {...probe} />,
  ChangeMark: (probe) => <kit.ChangeMark kind="added" {...probe} />,
  FieldChanges: (probe) => <kit.FieldChanges fields={[]} {...probe} />,
  DeliveryLine: (probe) => <kit.DeliveryLine number={7} stations={stations} {...probe} />,
  'PublishPanel.Delivery': (probe) => <kit.PublishPanel.Delivery number={7} stations={stations} {...probe} />,
  'PublishPanel.History': (probe) => <kit.PublishPanel.History history={[]} {...probe} />,
  'PublishPanel.KeptBack': (probe) => (
    <kit.PublishPanel.KeptBack records={[{ id: '1', name: 'Market', type: 'Event' }]} {...probe} />
  ),
  'PublishPanel.Root': (probe) => <kit.PublishPanel.Root open number={8} onOpenChange={() => {}} {...probe} />,
}
