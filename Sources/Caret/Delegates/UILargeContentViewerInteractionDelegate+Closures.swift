extension ControlEvent
where Sender: UILargeContentViewerInteraction, Payload == (item: (any UILargeContentViewerItem)?, point: CGPoint) {
    /// Sent when the touch ends over an item; the item is `nil` if the touch ends elsewhere. If there is a handler and
    /// the item is a control, the system does not perform the action of the control.
    public static var didEnd: Self { Self { $0.largeContentProxy.didEnd } }
}

extension Question where Sender: UILargeContentViewerInteraction, Payload == CGPoint, Answer == (any UILargeContentViewerItem)? {
    /// The item at a point of the view; `nil` for none. Defaults to the innermost view that shows the large content
    /// viewer.
    public static var item: Self { Self { $0.largeContentProxy.item } }
}

extension Question where Sender: UILargeContentViewerInteraction, Payload == Void, Answer == UIViewController {
    /// The view controller in whose view the large content viewer is centred. Defaults to the root
    /// controller of the window.
    public static var viewController: Self { Self { $0.largeContentProxy.viewController } }
}
