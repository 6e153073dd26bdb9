/// What changes of layers have in common: how long they take, and what is called when all of it has ended.
///
/// There is always a transaction; ``begin()`` opens one inside of it. What changes is committed with the frame.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor public enum CATransaction {
    /// What one transaction says; an inner one starts with what the outer says.
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: TransactionCompletion?
    }

    private static var levels: [Level] = [Level()]

    static var current: Level { levels[levels.count - 1] }

    /// Opens a transaction inside of the current one.
    public static func begin() {
        var level = current
        level.completion = nil
        levels.append(level)
    }

    /// Closes the innermost transaction; its completion is called when all animations that were added in it have ended.
    public static func commit() {
        guard levels.count > 1 else { return flush() }
        levels.removeLast().completion?.close()
    }

    /// Closes what the frame's own transaction holds.
    public static func flush() {
        guard levels.count == 1 else { return }
        levels[0].completion?.close()
        levels[0] = Level()
    }

    /// How long implicit animations take, in seconds; 0.25 by default.
    public static func animationDuration() -> CFTimeInterval { current.duration ?? 0.25 }
    /// Sets how long implicit animations take, in seconds.
    public static func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].duration = max(0, dur) }
    /// The curve of implicit animations; `nil` for their default.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the curve of implicit animations.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }
    /// Whether changes are made without any action; `false` by default.
    public static func disableActions() -> Bool { current.disablesActions }
    /// Sets whether changes are made without any action.
    public static func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

    /// Sets what is called, once, when all animations that are added after this call in this transaction have ended; at its
    /// commit if there are none.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
    }
}
