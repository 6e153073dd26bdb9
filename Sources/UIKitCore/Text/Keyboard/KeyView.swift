import UIKitEngines

/// The view of a key. The keyboard handles its touches.
final class KeyView: UIView {
    /// The state of a key's appearance.
    struct State: Equatable {
        var isPressed = false
        var shift = KeyboardShift.State.off
        var enter = UIReturnKeyType.default
        var isEnabled = true
        var isTablet = false
        var hasLetters = false
    }

    let key: KeyboardKey
    var state: State {
        didSet {
            guard state != oldValue else { return }
            setNeedsDisplay()
            accessibilityLabel = spokenName
        }
    }

    init(_ key: KeyboardKey, _ state: State) {
        self.key = key
        self.state = state
        super.init(
            frame: CGRect(x: key.frame.minX, y: key.frame.minY, width: key.frame.width, height: key.frame.height + KeyboardStyle.depth))
        isOpaque = false
        backgroundColor = .clear
        isUserInteractionEnabled = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = spokenName
    }

    required init?(coder: NSCoder) { nil }

    /// The text that the key types, uppercase if Shift is on.
    var text: String? {
        guard case .text(let text) = key.kind else { return nil }
        return state.shift == .off || text.count > 1 ? text : text.uppercased()
    }

    private var spokenName: String {
        switch key.kind {
        case .text(let text): self.text ?? text
        case .space: "space"
        case .shift: "shift"
        case .delete: "delete"
        case .enter: KeyboardStyle.enter(state.enter).title
        case .page(let page): KeyboardStyle.title(of: page, isTablet: state.isTablet)
        case .dismiss: "hide keyboard"
        }
    }

    override func draw(_ rect: CGRect) {
        let face = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - KeyboardStyle.depth)
        KeyboardStyle.edge.setFill()
        UIBezierPath(roundedRect: face.offsetBy(dx: 0, dy: KeyboardStyle.depth), cornerRadius: KeyboardStyle.radius).fill()
        fillColor.setFill()
        UIBezierPath(roundedRect: face, cornerRadius: KeyboardStyle.radius).fill()
        drawContent(in: face)
    }

    // MARK: - Appearance

    private var isSpecial: Bool {
        switch key.kind {
        case .text, .space: false
        case .shift, .delete, .enter, .page, .dismiss: true
        }
    }

    private var isShiftActive: Bool { key.kind == .shift && state.shift != .off }

    private var isHighlighted: Bool { key.kind == .enter && KeyboardStyle.enter(state.enter).isHighlighted && state.isEnabled }

    private var fillColor: UIColor {
        if isShiftActive { return KeyboardStyle.activeShift }
        if isHighlighted, !state.isPressed { return .systemBlue }
        // A pressed key has the colour of the other kind of keys.
        return isSpecial == state.isPressed ? KeyboardStyle.plain : KeyboardStyle.special
    }

    private var foregroundColor: UIColor {
        if isShiftActive { return .black }
        if isHighlighted, !state.isPressed { return .white }
        return state.isEnabled ? .label : .tertiaryLabel
    }

    private func fontSize(of keyText: String) -> CGFloat {
        if keyText.count > 1 { return 16 }
        if state.isTablet { return 24 }
        return state.hasLetters ? 25 : 23
    }

    private func drawContent(in face: CGRect) {
        switch key.kind {
        case .text(let keyText):
            let letters = state.hasLetters ? KeyboardStyle.letters(under: keyText) : nil
            draw(
                text ?? keyText, size: fontSize(of: keyText),
                in: letters == nil ? face : CGRect(x: 0, y: 0, width: face.width, height: face.height - 11))
            if let letters {
                draw(letters, size: 10, weight: .semibold, in: CGRect(x: 0, y: face.height - 18, width: face.width, height: 14))
            }
        case .space: draw("space", size: 16, in: face)
        case .enter: draw(KeyboardStyle.enter(state.enter).title, size: 16, in: face)
        case .page(let page): draw(KeyboardStyle.title(of: page, isTablet: state.isTablet), size: 16, in: face)
        case .shift:
            let path = KeyboardSymbols.shift(in: face, isLocked: state.shift == .locked)
            foregroundColor.set()
            path.lineWidth = 1.5
            if state.shift != .off { path.fill() }
            path.stroke()
        case .delete:
            let symbol = KeyboardSymbols.delete(in: face)
            foregroundColor.set()
            for path in [symbol.outline, symbol.cross] {
                path.lineWidth = 1.5
                path.stroke()
            }
        case .dismiss:
            let path = KeyboardSymbols.dismiss(in: face)
            foregroundColor.setStroke()
            path.lineWidth = 1.25
            path.stroke()
        }
    }

    /// Draws text in the centre of a rectangle, with a reduced font size if the text does not fit.
    private func draw(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, in rect: CGRect) {
        func attributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
            [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: foregroundColor]
        }
        var textAttributes = attributes(size)
        var textSize = text.size(withAttributes: textAttributes)
        let availableWidth = rect.width - 6
        if textSize.width > availableWidth {
            textAttributes = attributes(max(8, size * availableWidth / textSize.width))
            textSize = text.size(withAttributes: textAttributes)
        }
        text.draw(at: CGPoint(x: rect.midX - textSize.width / 2, y: rect.midY - textSize.height / 2), withAttributes: textAttributes)
    }
}
