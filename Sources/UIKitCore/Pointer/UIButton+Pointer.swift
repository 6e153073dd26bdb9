extension UIButton {
    /// Makes what the pointer does over a button out of what it would do.
    ///
    /// It is given the button, and the effect and shape that would be, which is in points of the container of the effect's preview. `nil`
    /// leaves the pointer as it is everywhere.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/pointerstyleprovider-swift.typealias
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether the pointer does something to the button it is over; `false` by default.
    ///
    /// Buttons without a ground get a plate behind them, others are lifted.
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

    /// Decides what the pointer does over the button; `nil`, which leaves it to the button, by default. Setting one sets
    /// ``isPointerInteractionEnabled``.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { content.pointer?.provider }
        set {
            if newValue != nil { isPointerInteractionEnabled = true }
            content.pointer?.provider = newValue
            content.pointer?.interaction.invalidate()
        }
    }

    /// Whether something of its own stands behind title and picture.
    var hasGround: Bool {
        if configuration != nil { return content.plate != nil || (content.backdrop?.backgroundColor?.cgColor.alpha ?? 0) > 0 }
        return currentBackgroundImage != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0
    }
}

/// What the pointer does over a button.
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
        let effect: UIPointerEffect = button.hasGround ? .lift(preview) : .highlight(preview)
        let shape = UIPointerShape.roundedRect(button.convert(button.bounds, to: container))
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
