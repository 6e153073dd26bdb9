extension UIButton {
    /// A function that returns the pointer style of a button.
    ///
    /// The arguments are the button, and the default effect and shape. The shape is in the coordinates of the
    /// container of the effect's preview. The result `nil` stands for the system's pointer.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/pointerstyleprovider-swift.typealias
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether the pointer has an effect on the button. Defaults to `false`.
    ///
    /// Buttons without a background are highlighted. Buttons with a background are lifted.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/ispointerinteractionenabled
    public var isPointerInteractionEnabled: Bool {
        get { content.pointer?.interaction.view != nil }
        set {
            guard newValue != isPointerInteractionEnabled else { return }
            let pointer = content.pointer ?? ButtonPointer()
            content.pointer = pointer
            if newValue { addInteraction(pointer.interaction) } else { removeInteraction(pointer.interaction) }
        }
    }

    /// The function that determines the pointer style over the button. By default `nil`: the default style. Setting a
    /// function also sets ``isPointerInteractionEnabled`` to `true`.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { content.pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            content.pointer?.provider = newValue
            content.pointer?.interaction.invalidate()
        }
    }

    /// Whether the button has a background behind its title and image.
    var hasBackground: Bool {
        if configuration != nil {
            return content.backgroundView != nil || (content.colorBackgroundView?.backgroundColor?.cgColor.alpha ?? 0) > 0
        }
        return currentBackgroundImage != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0
    }
}

/// The pointer interaction of a button.
@MainActor final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    var provider: UIButton.PointerStyleProvider?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, let container = button.superview else { return nil }
        let preview = UITargetedPreview(view: button)
        let effect: UIPointerEffect = button.hasBackground ? .lift(preview) : .highlight(preview)
        let shape = UIPointerShape.roundedRect(button.convert(button.bounds, to: container))
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
