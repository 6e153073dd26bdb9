/// What a control has beside its targets: made when it is asked for.
@MainActor struct ControlExtras {
    var contextMenu: UIContextMenuInteraction?
    var toolTip: UIToolTipInteraction?
}

extension UIControl {
    /// Whether a long press, or the secondary mouse button, opens the menu of the control's configuration; `false` by default.
    ///
    /// The control is asked for it as the interaction's delegate. Where ``showsMenuAsPrimaryAction`` is set, a tap opens it.
    ///
    /// > Difference from Apple: a button's ``UIButton/menu`` opens without it.
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/iscontextmenuinteractionenabled
    public var isContextMenuInteractionEnabled: Bool {
        get { extras.contextMenu != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                extras.contextMenu = interaction
                addInteraction(interaction)
            } else if let old = extras.contextMenu {
                removeInteraction(old)
                extras.contextMenu = nil
            }
            menuDidChange()
        }
    }

    /// What opens the control's menu; `nil` unless ``isContextMenuInteractionEnabled``.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contextmenuinteraction
    public var contextMenuInteraction: UIContextMenuInteraction? { extras.contextMenu }

    /// Opens the menu where that is what a tap means. Returns whether it is.
    func openMenuAsPrimary() -> Bool {
        if let menuOpener {
            guard menuOpener.isPrimary else { return false }
            menuOpener.open()
            return true
        }
        guard showsMenuAsPrimaryAction, let interaction = extras.contextMenu else { return false }
        send(.menuActionTriggered, event: nil)
        interaction.openBelow(self)
        return true
    }

    /// The place of a subclass's own for a menu; `nil` for that beside the whole control.
    func menuRect(for configuration: UIContextMenuConfiguration) -> CGRect? {
        guard MethodOverride.menuAttachmentPoint.isOverridden(in: type(of: self)) else { return nil }
        return CGRect(origin: menuAttachmentPoint(for: configuration), size: .zero)
    }
}

extension MethodOverride {
    /// Of a control's `menuAttachmentPoint(for:)`.
    static let menuAttachmentPoint = MethodOverride(base: UIControl.self, silent: SilentControl.self, probe: AttachingControl.self)

    private class SilentControl: UIControl {}
    private class AttachingControl: UIControl {
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { bounds.origin }
    }
}
