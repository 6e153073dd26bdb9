extension Question where Sender: UIDropInteraction, Payload == any UIDropSession, Answer == Bool {
    /// Whether the view handles a drop session. Defaults to `true`.
    public static var canHandleDrop: Self { Self(.all) { $0.dropProxy.canHandleDrop } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Sent when a drag enters the view.
    public static var sessionDidEnter: Self { Self { $0.dropProxy.sessionDidEnter } }
}

extension Question where Sender: UIDropInteraction, Payload == any UIDropSession, Answer == UIDropProposal {
    /// The proposal for a drop at the current location. Asked when the drag enters and whenever the touch
    /// moves. Defaults to `cancel`.
    public static var sessionDidUpdate: Self { Self { $0.dropProxy.sessionDidUpdate } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Sent when a drag leaves the view without a drop.
    public static var sessionDidExit: Self { Self { $0.dropProxy.sessionDidExit } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Sent when the touch ends and the items are dropped, so that the handler can load them.
    public static var performDrop: Self { Self { $0.dropProxy.performDrop } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Sent when the animations of all dropped items have ended.
    public static var concludeDrop: Self { Self { $0.dropProxy.concludeDrop } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == any UIDropSession {
    /// Sent when a drag session has ended, with or without a drop.
    public static var sessionDidEnd: Self { Self { $0.dropProxy.sessionDidEnd } }
}

extension Question
where Sender: UIDropInteraction, Payload == (item: UIDragItem, defaultPreview: UITargetedDragPreview), Answer == UITargetedDragPreview? {
    /// The preview to which a dropped item moves; `nil` fades the item out. Defaults to a small preview in the view's
    /// middle.
    public static var previewForDropping: Self { Self { $0.dropProxy.previewForDropping } }
}

extension ControlEvent where Sender: UIDropInteraction, Payload == (item: UIDragItem, animator: any UIDragAnimating) {
    /// Sent when the animation of a dropped item is about to begin.
    public static var willAnimateDrop: Self { Self { $0.dropProxy.willAnimateDrop } }
}
