extension Question
where
    Sender: UIEditMenuInteraction, Payload == (configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]), Answer == UIMenu?
{
    /// The edit menu. `nil`, the default, shows the suggested actions; an empty menu shows nothing.
    public static var menu: Self { Self { $0.editMenuProxy.menu } }
}

extension Question where Sender: UIEditMenuInteraction, Payload == UIEditMenuConfiguration, Answer == CGRect {
    /// The rectangle that the menu must not cover, in view coordinates. Defaults to the configuration's point.
    public static var targetRect: Self { Self { $0.editMenuProxy.targetRect } }
}

extension ControlEvent
where Sender: UIEditMenuInteraction, Payload == (configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating) {
    /// Sent when the menu is about to be presented.
    public static var willPresentMenu: Self { Self { $0.editMenuProxy.willPresentMenu } }
    /// Sent when the menu is about to be dismissed.
    public static var willDismissMenu: Self { Self { $0.editMenuProxy.willDismissMenu } }
}
