extension ControlEvent
where Sender: UILargeContentViewerInteraction, Payload == (item: (any UILargeContentViewerItem)?, point: CGPoint) {
    /// The finger was lifted over an item, `nil` for none. With a closure, a control is not tapped by the system any more.
    public static var didEnd: Self { Self(.largeContent, "largeContentViewerInteraction(_:didEndOn:at:)") }
}

extension Question where Sender: UILargeContentViewerInteraction, Payload == CGPoint, Answer == (any UILargeContentViewerItem)? {
    /// The item at a point of the view; `nil` for none. Defaults to the innermost view that shows the viewer.
    public static var item: Self { Self(.largeContent, "largeContentViewerInteraction(_:itemAt:)") }
}

extension Question where Sender: UILargeContentViewerInteraction, Payload == Void, Answer == UIViewController {
    /// The controller whose view the viewer is centred in. Defaults to the root of the window.
    public static var viewController: Self { Self(.largeContent, "viewController(for:)") }
}
