/// The buttons of one card, in rows with hairlines between them. A touch may move from one button to another before
/// it ends.
final class AlertButtons: UIScrollView {
    private let buttons: [AlertButton]
    private let height: CGFloat
    private var lines: [UIView] = []
    private let choose: (UIAlertAction) -> Void
    private let touchable = AlertButtonRows()

    init(_ actions: [UIAlertAction], bold: UIAlertAction?, metrics: AlertMetrics, choose: @escaping (UIAlertAction) -> Void) {
        buttons = actions.map { AlertButton($0, size: metrics.buttonSize, isBold: $0 === bold) }
        height = metrics.buttonHeight
        self.choose = choose
        super.init(frame: .zero)
        delaysContentTouches = false
        addSubview(touchable)
        touchable.buttons = buttons
        touchable.choose = choose
        for button in buttons {
            let separator = UIView()
            separator.backgroundColor = .separator
            lines.append(separator)
            touchable.addSubview(separator)
            touchable.addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the buttons are side by side, which requires two short titles.
    func isRow(_ width: CGFloat, allowed: Bool) -> Bool {
        allowed && buttons.count == 2 && buttons.allSatisfy { $0.naturalWidth <= width / 2 }
    }

    func naturalHeight(_ width: CGFloat, rowAllowed: Bool) -> CGFloat {
        isRow(width, allowed: rowAllowed) ? height : CGFloat(buttons.count) * height
    }

    /// Lays out the buttons.
    ///
    /// - Parameter hasLineOnTop: Whether a header is above the buttons.
    func place(width: CGFloat, rowAllowed: Bool, hasLineOnTop: Bool) {
        let isRow = isRow(width, allowed: rowAllowed)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        // The cancel button is the last one in a column, and the first one in a row.
        let order = isRow && buttons.last?.action.style == .cancel ? buttons.reversed() : buttons
        for (index, (button, separator)) in zip(order, lines).enumerated() {
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
            touchable.bringSubviewToFront(separator)
        }
        contentSize = CGSize(width: width, height: naturalHeight(width, rowAllowed: rowAllowed))
        touchable.frame = CGRect(origin: .zero, size: contentSize)
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

    private func press(_ pressed: AlertButton?) { for button in buttons { button.isPressed = button === pressed } }
}
