/// The buttons of one card, in rows with hairlines between them. While a touch moves, the button under the touch is
/// pressed.
final class AlertButtons: UIScrollView {
    private let buttons: [AlertButton]
    private let height: CGFloat
    private var separators: [UIView] = []
    private let choose: (UIAlertAction) -> Void
    private let rowsView = AlertButtonRows()

    init(_ actions: [UIAlertAction], bold: UIAlertAction?, metrics: AlertMetrics, choose: @escaping (UIAlertAction) -> Void) {
        buttons = actions.map { AlertButton($0, size: metrics.buttonSize, isBold: $0 === bold) }
        height = metrics.buttonHeight
        self.choose = choose
        super.init(frame: .zero)
        delaysContentTouches = false
        addSubview(rowsView)
        rowsView.buttons = buttons
        rowsView.choose = choose
        for button in buttons {
            let separator = UIView()
            separator.backgroundColor = .separator
            separators.append(separator)
            rowsView.addSubview(separator)
            rowsView.addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Returns whether the buttons are side by side, which requires two buttons with short titles.
    func fitsInRow(_ width: CGFloat, allowed: Bool) -> Bool {
        allowed && buttons.count == 2 && buttons.allSatisfy { $0.intrinsicWidth <= width / 2 }
    }

    func intrinsicHeight(_ width: CGFloat, rowAllowed: Bool) -> CGFloat {
        fitsInRow(width, allowed: rowAllowed) ? height : CGFloat(buttons.count) * height
    }

    /// Lays out the buttons.
    ///
    /// - Parameter hasLineOnTop: Whether a header is above the buttons.
    func layOutButtons(width: CGFloat, rowAllowed: Bool, hasLineOnTop: Bool) {
        let isRow = fitsInRow(width, allowed: rowAllowed)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        // The cancel button is last in a column, and first in a row.
        let order = isRow && buttons.last?.action.style == .cancel ? buttons.reversed() : buttons
        for (index, (button, separator)) in zip(order, separators).enumerated() {
            let halfWidth = width / 2
            button.frame =
                isRow
                ? CGRect(x: CGFloat(index) * halfWidth, y: 0, width: halfWidth, height: height)
                : CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
            separator.frame =
                isRow && index == 1
                ? CGRect(x: halfWidth, y: 0, width: hairline, height: height)
                : CGRect(x: 0, y: button.frame.minY, width: width, height: hairline)
            separator.isHidden = index == 0 && !hasLineOnTop
            rowsView.bringSubviewToFront(separator)
        }
        contentSize = CGSize(width: width, height: intrinsicHeight(width, rowAllowed: rowAllowed))
        rowsView.frame = CGRect(origin: .zero, size: contentSize)
    }

    func update() { for button in buttons { button.update() } }
}

/// Handles the touches of all buttons of a card.
final class AlertButtonRows: UIView {
    var buttons: [AlertButton] = []
    var choose: (UIAlertAction) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) == nil ? nil : self }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(button(under: touches)) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { press(button(under: touches)) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let pressedButton = button(under: touches)
        press(nil)
        if let pressedButton { choose(pressedButton.action) }
    }

    private func button(under touches: Set<UITouch>) -> AlertButton? {
        guard let point = touches.first?.location(in: self) else { return nil }
        return buttons.first { $0.frame.contains(point) && $0.action.isEnabled }
    }

    private func press(_ pressedButton: AlertButton?) { for button in buttons { button.isPressed = button === pressedButton } }
}
