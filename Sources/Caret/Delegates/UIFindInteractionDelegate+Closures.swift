extension Question where Sender: UIFindInteraction, Payload == UIView, Answer == UIFindSession? {
    /// The find session of a view. If the answer is `nil`, no find bar is presented.
    public static var session: Self { Self { $0.findProxy.session } }
}

extension ControlEvent where Sender: UIFindInteraction, Payload == UIFindSession {
    /// Sent when the find bar has been presented.
    public static var didBegin: Self { Self { $0.findProxy.didBegin } }
    /// Sent when the find bar has been dismissed.
    public static var didEnd: Self { Self { $0.findProxy.didEnd } }
}
