/// Custom drawing in fields that override `drawText(in:)` or `drawPlaceholder(in:)`.
extension UITextField {
    var overridesDrawText: Bool { FieldOverrides.drawText.isOverridden(in: Swift.type(of: self)) }
    var overridesDrawPlaceholder: Bool { FieldOverrides.drawPlaceholder.isOverridden(in: Swift.type(of: self)) }

    /// Draws the laid-out text into the current context, which uses the field's coordinates.
    func drawLaidOutText(in rect: CGRect) {
        let textFrame = parts.selectionView.frame
        let (manager, container) = editor.visibleLayout
        let shift = CGPoint(x: rect.minX - textFrame.minX, y: rect.midY - textFrame.midY)
        let origin = CGPoint(x: field.origin.x + shift.x, y: field.origin.y + shift.y)
        let glyphs = manager.glyphRange(forBoundingRect: rect.offsetBy(dx: -origin.x, dy: -origin.y), in: container)
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}

/// The placeholder of a field that overrides `drawPlaceholder(in:)`.
final class FieldPlaceholder: UILabel {
    private weak var field: UITextField?

    init(_ owner: UITextField) {
        field = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func drawText(in rect: CGRect) {
        guard let field, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        field.drawPlaceholder(in: rect.offsetBy(dx: frame.minX, dy: frame.minY))
        context.restoreGState()
    }
}

@MainActor private enum FieldOverrides {
    private class Silent: UITextField {}
    private class DrawingText: UITextField {
        override func drawText(in rect: CGRect) { tag &+= 1 }
    }
    private class DrawingPlaceholder: UITextField {
        override func drawPlaceholder(in rect: CGRect) { tag &+= 1 }
    }

    static let drawText = MethodOverride(base: UITextField.self, silent: Silent.self, probe: DrawingText.self)
    static let drawPlaceholder = MethodOverride(base: UITextField.self, silent: Silent.self, probe: DrawingPlaceholder.self)
}
