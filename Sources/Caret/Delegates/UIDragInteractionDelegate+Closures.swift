extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == [UIDragItem] {
    /// The drag items that a long press lifts; an empty array prevents the drag.
    public static var dragItems: Self { Self { $0.dragProxy.dragItems } }
}

extension Question where Sender: UIDragInteraction, Payload == (session: any UIDragSession, point: CGPoint), Answer == [UIDragItem] {
    /// The drag items that a tap with another touch, at a point of the view, adds to the drag; an empty array adds
    /// nothing.
    public static var itemsForAdding: Self { Self { $0.dragProxy.itemsForAdding } }
}

extension ControlEvent
where
    Sender: UIDragInteraction,
    Payload == (session: any UIDragSession, items: [UIDragItem], addingInteraction: UIDragInteraction)
{
    /// Sent when items are about to be added to a drag. Both the interaction that began the drag and the one that adds
    /// items send the event.
    public static var sessionWillAdd: Self { Self { $0.dragProxy.sessionWillAdd } }
}

extension Question
where Sender: UIDragInteraction, Payload == (item: UIDragItem, session: any UIDragSession), Answer == UITargetedDragPreview? {
    /// The preview of an item that is lifted; `nil` for none. Defaults to the view.
    public static var previewForLifting: Self { Self { $0.dragProxy.previewForLifting } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (animator: any UIDragAnimating, session: any UIDragSession) {
    /// Sent when items are about to be lifted.
    public static var willAnimateLift: Self { Self { $0.dragProxy.willAnimateLift } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == any UIDragSession {
    /// Sent when the touch begins to move the lifted items.
    public static var sessionWillBegin: Self { Self { $0.dragProxy.sessionWillBegin } }
}

extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag session allows move operations. Defaults to `true`.
    public static var sessionAllowsMoveOperation: Self { Self(.all) { $0.dragProxy.sessionAllowsMoveOperation } }
}

extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == Bool {
    /// Whether the drag is restricted to this application. Defaults to `false`.
    public static var sessionIsRestrictedToDraggingApplication: Self { Self { $0.dragProxy.sessionIsRestrictedToDraggingApplication } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == any UIDragSession {
    /// Sent when the touch of the drag has moved.
    public static var sessionDidMove: Self { Self { $0.dragProxy.sessionDidMove } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (session: any UIDragSession, operation: UIDropOperation) {
    /// Sent when the touch has ended; the operation is the one that will be performed.
    public static var sessionWillEnd: Self { Self { $0.dragProxy.sessionWillEnd } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (session: any UIDragSession, operation: UIDropOperation) {
    /// Sent when the operation has been performed and its animations have ended.
    public static var sessionDidEnd: Self { Self { $0.dragProxy.sessionDidEnd } }
}

extension Question
where Sender: UIDragInteraction, Payload == (item: UIDragItem, defaultPreview: UITargetedDragPreview), Answer == UITargetedDragPreview? {
    /// The preview to which an item returns after a cancelled drag; `nil` fades the item out. Defaults to a preview
    /// at the position from which the item was lifted.
    public static var previewForCancelling: Self { Self { $0.dragProxy.previewForCancelling } }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (item: UIDragItem, animator: any UIDragAnimating) {
    /// Sent when an item is about to return after a cancelled drag.
    public static var willAnimateCancel: Self { Self { $0.dragProxy.willAnimateCancel } }
}
