extension Question where Sender: UIPresentationController, Payload == Void, Answer == UIModalPresentationStyle {
    /// How a popover is presented in narrow surroundings. Defaults to `.automatic`, a sheet.
    public static var adaptivePresentationStyle: Self { Self(.presentation, "adaptivePresentationStyle(for:)") }
}

extension Question where Sender: UIPresentationController, Payload == UITraitCollection, Answer == UIModalPresentationStyle {
    /// The same under some traits; asked first.
    public static var adaptivePresentationStyleForTraits: Self { Self(.presentation, "adaptivePresentationStyle(for:traitCollection:)") }
}

extension Question where Sender: UIPresentationController, Payload == UIModalPresentationStyle, Answer == UIViewController? {
    /// What is presented in another style than was asked for. Defaults to `nil`, the presented controller.
    public static var viewControllerForAdaptivePresentationStyle: Self {
        Self(.presentation, "presentationController(_:viewControllerForAdaptivePresentationStyle:)")
    }
}

extension ControlEvent where Sender: UIPresentationController, Payload == UIPresentationController {
    /// Another presentation controller is about to place the views instead.
    public static var prepareAdaptive: Self { Self(.presentation, "presentationController(_:prepare:)") }
}

extension ControlEvent
where
    Sender: UIPresentationController,
    Payload == (style: UIModalPresentationStyle, coordinator: (any UIViewControllerTransitionCoordinator)?)
{
    /// It is about to come, or to change its style; `.none` for the one that was asked for.
    public static var willPresentWithAdaptiveStyle: Self {
        Self(.presentation, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)")
    }
}
