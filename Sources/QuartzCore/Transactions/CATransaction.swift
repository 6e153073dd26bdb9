/// A group of layer changes with shared animation parameters and one completion block.
///
/// There is always a transaction; ``begin()`` opens a nested one. Changes are committed with the next frame.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor public enum CATransaction {
    /// The state of one transaction. A nested transaction starts with the values of the outer one.
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: TransactionCompletion?
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = [Level()]

    static var current: Level { levels[levels.count - 1] }

    /// The completions of the innermost transaction and of all outer transactions. An animation that is added now
    /// delays all of them.
    static var openCompletions: [TransactionCompletion] { levels.reversed().compactMap(\.completion) }

    /// Opens a nested transaction.
    public static func begin() {
        var level = current
        level.completion = nil
        levels.append(level)
    }

    /// Closes the innermost transaction. Its completion is called when all animations that were added in it, or in
    /// nested transactions, have ended.
    public static func commit() {
        guard levels.count > 1 else { return close() }
        levels.removeLast().completion?.close()
    }

    /// Commits pending changes immediately instead of with the next frame: layers are laid out and drawn, animations
    /// begin, and presentation layers are available. Does nothing in a nested transaction. During a frame, only closes
    /// the outermost transaction.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/flush()
    public static func flush() {
        guard levels.count == 1 else { return }
        close()
        runFrameNow?()
    }

    /// Runs a frame immediately; set by the running application.
    package static var runFrameNow: (@MainActor () -> Void)?
    /// Requests a frame, which ends the outermost transaction; set by the running application.
    package static var requestFrame: (@MainActor () -> Void)?
    /// Whether a completion waits for the end of the outermost transaction, which is the end of the next frame.
    package static var isPending: Bool { levels.count == 1 && levels[0].completion != nil }

    /// Closes the outermost transaction, which belongs to the frame.
    static func close() {
        guard levels.count == 1 else { return }
        levels[0].completion?.close()
        levels[0] = Level()
    }

    private nonisolated static let threadLock = NSRecursiveLock()

    /// Acquires the lock that all transactions share, and waits while another thread holds it. The lock is recursive.
    ///
    /// > Difference from Apple: layers belong to the main actor and need no lock; the lock is available for the app's
    /// > data.
    public nonisolated static func lock() { threadLock.lock() }
    /// Releases the lock that ``lock()`` acquired, on the same thread.
    public nonisolated static func unlock() { threadLock.unlock() }

    /// Returns the duration of implicit animations, in seconds; 0.25 by default.
    public static func animationDuration() -> CFTimeInterval { current.duration ?? 0.25 }
    /// Sets the duration of implicit animations, in seconds.
    public static func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].duration = max(0, dur) }
    /// Returns the timing curve of implicit animations; `nil` for the default curve.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Sets the timing curve of implicit animations.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }
    /// Returns whether actions are disabled; `false` by default.
    public static func disableActions() -> Bool { current.disablesActions }
    /// Disables or enables the actions of changes.
    public static func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

    /// Returns the block that ``setCompletionBlock(_:)`` has set in the innermost transaction; `nil` by default.
    public static func completionBlock() -> (@MainActor () -> Void)? { current.completion?.block }

    /// Returns the value that ``setValue(_:forKey:)`` has set in this transaction or an outer one. For the
    /// `kCATransaction…` keys, returns what the corresponding methods return.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets a value for this transaction and nested ones. The `kCATransaction…` keys have the effect of the
    /// corresponding methods.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? @MainActor () -> Void)
        default: levels[levels.count - 1].values[key] = anObject
        }
    }

    /// Sets a block that is called once, when all animations that are added after this call in this transaction have
    /// ended. Without such animations, the block is called at the commit.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        let replaced = levels[levels.count - 1].completion
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
        // The replaced completion no longer waits for the end of this transaction, only for its animations.
        replaced?.close()
        // Possibly no other change requests the frame that ends the outermost transaction.
        if isPending { requestFrame?() }
    }
}

/// The key of ``CATransaction/animationDuration()``.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of ``CATransaction/disableActions()``.
public let kCATransactionDisableActions = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``.
public let kCATransactionCompletionBlock = "completionBlock"
