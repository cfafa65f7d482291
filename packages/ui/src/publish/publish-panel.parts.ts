export { PublishPanelChanges as Changes } from './publish-panel-changes'
export { PublishPanelForm as Form } from './publish-panel-form'
export { PublishPanelDelivery as Delivery, PublishPanelHistory as History } from './publish-panel-history'
export { PublishPanelBody as Body, PublishPanelRoot as Root } from './publish-panel-root'
