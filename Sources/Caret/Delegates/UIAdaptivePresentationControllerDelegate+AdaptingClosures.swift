extension Question where Sender: UIPresentationController, Payload == Void, Answer == UIModalPresentationStyle {
    /// The presentation style for horizontally compact size classes. Defaults to `.automatic`, which is a sheet.
    public static var adaptivePresentationStyle: Self { Self { $0.presentationProxy.adaptivePresentationStyle } }
}

extension Question where Sender: UIPresentationController, Payload == UITraitCollection, Answer == UIModalPresentationStyle {
    /// The presentation style for a trait collection. Takes precedence over ``adaptivePresentationStyle``.
    public static var adaptivePresentationStyleForTraits: Self { Self { $0.presentationProxy.adaptivePresentationStyleForTraits } }
}

extension Question where Sender: UIPresentationController, Payload == UIModalPresentationStyle, Answer == UIViewController? {
    /// The view controller to present in an adapted style; `nil`, the default, for the original controller.
    public static var viewControllerForAdaptivePresentationStyle: Self {
        Self { $0.presentationProxy.viewControllerForAdaptivePresentationStyle }
    }
}

extension ControlEvent where Sender: UIPresentationController, Payload == UIPresentationController {
    /// Sent before another presentation controller, the payload, lays out the views in the adapted style.
    public static var prepareAdaptive: Self { Self { $0.presentationProxy.prepareAdaptive } }
}

extension ControlEvent
where
    Sender: UIPresentationController,
    Payload == (style: UIModalPresentationStyle, coordinator: (any UIViewControllerTransitionCoordinator)?)
{
    /// Sent when the presentation is about to begin or to change its style. The style is `.none` if the requested
    /// style is used.
    public static var willPresentWithAdaptiveStyle: Self { Self { $0.presentationProxy.willPresentWithAdaptiveStyle } }
}
