extension Question
where
    Sender: UIEditMenuInteraction, Payload == (configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]), Answer == UIMenu?
{
    /// What is offered; `nil` for what is suggested, which is the default; an empty menu for nothing.
    public static var menu: Self { Self(.editMenu, "editMenuInteraction(_:menuFor:suggestedActions:)") }
}

extension Question where Sender: UIEditMenuInteraction, Payload == UIEditMenuConfiguration, Answer == CGRect {
    /// What the menu must not cover, in points of the view. Defaults to the configuration's point.
    public static var targetRect: Self { Self(.editMenu, "editMenuInteraction(_:targetRectFor:)") }
}

extension ControlEvent
where Sender: UIEditMenuInteraction, Payload == (configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
    /// The menu is about to come.
    public static var willPresentMenu: Self { Self(.editMenu, "editMenuInteraction(_:willPresentMenuFor:animator:)") }
    /// The menu is about to go.
    public static var willDismissMenu: Self { Self(.editMenu, "editMenuInteraction(_:willDismissMenuFor:animator:)") }
}
