extension Question where Sender: UIFindInteraction, Payload == UIView, Answer == UIFindSession? {
    /// The search for a view, where the delegate makes none; `nil` shows no bar.
    public static var session: Self { Self(.find, "findInteraction(_:sessionFor:)") }
}

extension ControlEvent where Sender: UIFindInteraction, Payload == UIFindSession {
    /// The bar came.
    public static var didBegin: Self { Self(.find, "findInteraction(_:didBegin:)") }
    /// The bar went.
    public static var didEnd: Self { Self(.find, "findInteraction(_:didEnd:)") }
}
