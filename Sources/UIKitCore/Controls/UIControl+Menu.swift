/// The context menu and tool tip interactions of a control, created when needed.
@MainActor struct ControlExtras {
    var contextMenu: UIContextMenuInteraction?
    var toolTip: UIToolTipInteraction?
}

extension UIControl {
    /// Whether a long press, or the secondary mouse button, opens the control's context menu; `false` by default.
    ///
    /// The control is the interaction's delegate and provides the configuration. If ``showsMenuAsPrimaryAction`` is
    /// set, a tap opens the menu.
    ///
    /// > Difference from Apple: a button's ``UIButton/menu`` opens regardless of the property.
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/iscontextmenuinteractionenabled
    public var isContextMenuInteractionEnabled: Bool {
        get { extras.contextMenu != nil }
        set {
            guard newValue != isContextMenuInteractionEnabled else { return }
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                extras.contextMenu = interaction
                addInteraction(interaction)
            } else if let interaction = extras.contextMenu {
                removeInteraction(interaction)
                extras.contextMenu = nil
            }
            menuDidChange()
        }
    }

    /// The interaction that opens the control's context menu; `nil` unless ``isContextMenuInteractionEnabled``.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontrol/contextmenuinteraction
    public var contextMenuInteraction: UIContextMenuInteraction? { extras.contextMenu }

    /// Opens the menu if a tap opens it. Returns whether the menu was opened.
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

    /// Returns the attachment point of a subclass that overrides `menuAttachmentPoint(for:)`, as a rectangle of size
    /// zero. Returns `nil` for other classes; the menu then opens beside the whole control.
    func menuRect(for configuration: UIContextMenuConfiguration) -> CGRect? {
        guard MethodOverride.menuAttachmentPoint.isOverridden(in: type(of: self)) else { return nil }
        return CGRect(origin: menuAttachmentPoint(for: configuration), size: .zero)
    }
}

extension MethodOverride {
    /// Detects overrides of a control's `menuAttachmentPoint(for:)`.
    static let menuAttachmentPoint = MethodOverride(base: UIControl.self, silent: SilentControl.self, probe: AttachingControl.self)

    private class SilentControl: UIControl {}
    private class AttachingControl: UIControl {
        override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { bounds.origin }
    }
}
