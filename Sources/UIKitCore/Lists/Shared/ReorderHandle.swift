/// The handle with which the user drags a row of a table or list to another position.
final class ReorderHandle: TableControl, ImmediateTouches {
    private let begin: @MainActor (UITouch) -> Bool
    private let move: @MainActor (UITouch) -> Void
    private let end: @MainActor (_ isCancelled: Bool) -> Void

    /// - Parameters:
    ///   - begin: Called when a touch begins on the handle. Returns whether the row can be moved.
    ///   - move: Called when the touch moves.
    ///   - end: Called when the touch ends or is cancelled.
    init(
        begin: @escaping @MainActor (UITouch) -> Bool, move: @escaping @MainActor (UITouch) -> Void,
        end: @escaping @MainActor (_ isCancelled: Bool) -> Void
    ) {
        self.begin = begin
        self.move = move
        self.end = end
        super.init(symbol: "line.3.horizontal", pointSize: 17, weight: .regular)
        tintColor = .tertiaryLabel
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begin(touch) }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end(false) }

    override func cancelTracking(with event: UIEvent?) { end(true) }
}
