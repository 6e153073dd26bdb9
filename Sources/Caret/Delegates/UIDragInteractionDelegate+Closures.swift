extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == [UIDragItem] {
    /// What a long press lifts where the finger is; nothing for a view that is not dragged there.
    public static var dragItems: Self { Self(.drag, "dragInteraction(_:itemsForBeginning:)") }
}

extension Question where Sender: UIDragInteraction, Payload == (session: any UIDragSession, point: CGPoint), Answer == [UIDragItem] {
    /// What a tap of another finger adds to a drag that is under way, at a point of the view; nothing where nothing is added.
    public static var itemsForAdding: Self { Self(.drag, "dragInteraction(_:itemsForAddingTo:withTouchAt:)") }
}

extension ControlEvent
where
    Sender: UIDragInteraction,
    Payload == (session: any UIDragSession, items: [UIDragItem], addingInteraction: UIDragInteraction)
{
    /// Items are about to be added to a drag. Told to who began it, and to who adds them.
    public static var sessionWillAdd: Self { Self(.drag, "dragInteraction(_:session:willAdd:for:)") }
}

extension Question
where Sender: UIDragInteraction, Payload == (item: UIDragItem, session: any UIDragSession), Answer == UITargetedDragPreview? {
    /// What is seen as an item is lifted; `nil` for nothing. Defaults to the view.
    public static var previewForLifting: Self { Self(.drag, "dragInteraction(_:previewForLifting:session:)") }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (animator: any UIDragAnimating, session: any UIDragSession) {
    /// Items are about to be lifted.
    public static var willAnimateLift: Self { Self(.drag, "dragInteraction(_:willAnimateLiftWith:session:)") }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == any UIDragSession {
    /// The finger has begun to move what was lifted.
    public static var sessionWillBegin: Self { Self(.drag, "dragInteraction(_:sessionWillBegin:)") }
}

extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == Bool {
    /// Whether things may be moved, and not copied only. Defaults to `true`.
    public static var sessionAllowsMoveOperation: Self { Self(.drag, "dragInteraction(_:sessionAllowsMoveOperation:)", .all) }
}

extension Question where Sender: UIDragInteraction, Payload == any UIDragSession, Answer == Bool {
    /// Whether nothing outside of the app may have the items. Defaults to `false`.
    public static var sessionIsRestrictedToDraggingApplication: Self {
        Self(.drag, "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)")
    }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == any UIDragSession {
    /// The finger has moved.
    public static var sessionDidMove: Self { Self(.drag, "dragInteraction(_:sessionDidMove:)") }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (session: any UIDragSession, operation: UIDropOperation) {
    /// The finger has left; that will happen.
    public static var sessionWillEnd: Self { Self(.drag, "dragInteraction(_:session:willEndWith:)") }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (session: any UIDragSession, operation: UIDropOperation) {
    /// It has happened, and everything stands where it will stay.
    public static var sessionDidEnd: Self { Self(.drag, "dragInteraction(_:session:didEndWith:)") }
}

extension Question
where Sender: UIDragInteraction, Payload == (item: UIDragItem, defaultPreview: UITargetedDragPreview), Answer == UITargetedDragPreview? {
    /// What an item goes back to that was not dropped; `nil` has it fade where it is. Defaults to where it was lifted.
    public static var previewForCancelling: Self { Self(.drag, "dragInteraction(_:previewForCancelling:withDefault:)") }
}

extension ControlEvent where Sender: UIDragInteraction, Payload == (item: UIDragItem, animator: any UIDragAnimating) {
    /// An item is about to go back.
    public static var willAnimateCancel: Self { Self(.drag, "dragInteraction(_:item:willAnimateCancelWith:)") }
}
