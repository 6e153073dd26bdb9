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
        var values: [String: Any] = [:]
    }

    private static var levels: [Level] = [Level()]

    static var current: Level { levels[levels.count - 1] }

    /// Who waits for an animation that is added now: the innermost transaction and all around it.
    static var waiting: [TransactionCompletion] { levels.reversed().compactMap(\.completion) }

    /// Opens a transaction inside of the current one.
    public static func begin() {
        var level = current
        level.completion = nil
        levels.append(level)
    }

    /// Closes the innermost transaction; its completion is called when all animations that were added in it, or in transactions
    /// inside of it, have ended.
    public static func commit() {
        guard levels.count > 1 else { return close() }
        levels.removeLast().completion?.close()
    }

    /// Shows at once what has changed, instead of with the next frame: layers are laid out and drawn, animations begin, and
    /// presentation layers are there afterwards. Does nothing in a transaction of your own, and while a frame is being made.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransaction/flush()
    public static func flush() {
        guard levels.count == 1 else { return }
        close()
        showNow?()
    }

    /// What makes a frame between two beats; set by the application that runs.
    package static var showNow: (@MainActor () -> Void)?
    /// What asks for a frame, with which the outermost transaction ends; set by the application that runs.
    package static var askForFrame: (@MainActor () -> Void)?
    /// Whether a completion waits for the end of the outermost transaction, which is that of the next frame.
    package static var isPending: Bool { levels.count == 1 && levels[0].completion != nil }

    /// Closes what the frame's own transaction holds.
    static func close() {
        guard levels.count == 1 else { return }
        levels[0].completion?.close()
        levels[0] = Level()
    }

    private nonisolated static let threads = NSRecursiveLock()

    /// Waits until no other thread holds the lock that all transactions share, and takes it. It may be taken several times over.
    ///
    /// > Difference from Apple: layers belong to the main actor, so that they are safe without it; it is there for data of your own.
    public nonisolated static func lock() { threads.lock() }
    /// Gives back the lock that ``lock()`` took, on the same thread.
    public nonisolated static func unlock() { threads.unlock() }

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

    /// The block that ``setCompletionBlock(_:)`` has set in the innermost transaction; `nil` by default.
    public static func completionBlock() -> (@MainActor () -> Void)? { current.completion?.block }

    /// What ``setValue(_:forKey:)`` has set in this transaction or in those around it; for the keys of `kCATransaction…` the same as
    /// their functions say.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: current.values[key]
        }
    }

    /// Sets a value for this transaction and those inside of it. The keys of `kCATransaction…` do what their functions do.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? @MainActor () -> Void)
        default: levels[levels.count - 1].values[key] = anObject
        }
    }

    /// Sets what is called, once, when all animations that are added after this call in this transaction have ended; at its
    /// commit if there are none.
    public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        let replaced = levels[levels.count - 1].completion
        levels[levels.count - 1].completion = block.map { TransactionCompletion($0) }
        // What waited so far waits no longer for this transaction's end, but for its animations.
        replaced?.close()
        // Nothing else may ask for the frame that the outermost transaction ends with.
        if isPending { askForFrame?() }
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
