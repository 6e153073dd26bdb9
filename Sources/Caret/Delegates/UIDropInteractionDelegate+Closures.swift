extension Question where Sender: UIDropInteraction, Payload == any UIDropSession, Answer == Bool {
    /// Whether the view wants to hear of a drag at all. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.drop, "dropInteraction(_:canHandle:)", .all) }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// The finger came over the view.
    public static var sessionDidEnter: Self { Self(.drop, "dropInteraction(_:sessionDidEnter:)") }
}

extension Question where Sender: UIDropInteraction, Payload == any UIDropSession, Answer == UIDropProposal {
    /// What would happen if the finger left now. Asked when it came and whenever it has moved. Defaults to `cancel`.
    public static var sessionDidUpdate: Self { Self(.drop, "dropInteraction(_:sessionDidUpdate:)") }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// The finger has left the view, without dropping anything.
    public static var sessionDidExit: Self { Self(.drop, "dropInteraction(_:sessionDidExit:)") }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// The finger has left the screen: take the items.
    public static var performDrop: Self { Self(.drop, "dropInteraction(_:performDrop:)") }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Everything that was dropped stands where it will stay.
    public static var concludeDrop: Self { Self(.drop, "dropInteraction(_:concludeDrop:)") }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// The drag is over, whatever became of it.
    public static var sessionDidEnd: Self { Self(.drop, "dropInteraction(_:sessionDidEnd:)") }
}

extension Question
where Sender: UIDropInteraction, Payload == (item: UIDragItem, defaultPreview: UITargetedDragPreview), Answer == UITargetedDragPreview? {
    /// Where an item that was dropped goes; `nil` has it fade. Defaults to the view's middle, small.
    public static var previewForDropping: Self { Self(.drop, "dropInteraction(_:previewForDropping:withDefault:)") }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == (item: UIDragItem, animator: any UIDragAnimating) {
    /// An item that was dropped is about to go where it will stay.
    public static var willAnimateDrop: Self { Self(.drop, "dropInteraction(_:item:willAnimateDropWith:)") }
}
