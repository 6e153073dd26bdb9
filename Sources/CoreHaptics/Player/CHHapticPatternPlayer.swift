/// A player of a pattern. May be used on any thread.
///
/// Times are those of ``CHHapticEngine/currentTime``; ``CHHapticTimeImmediate`` is the earliest one possible.
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Whether the player is silent; `false` by default.
    var isMuted: Bool { get set }

    /// Starts the pattern at a time, from its beginning or from the position that was set.
    ///
    /// A pattern that plays at that time ends, and begins again. A start at a later time also takes place if the
    /// pattern ends before.
    ///
    /// - Throws: ``CHHapticError`` with the code `engineNotRunning` if the engine is not running.
    func start(atTime time: TimeInterval) throws

    /// Stops the pattern at a time.
    func stop(atTime time: TimeInterval) throws

    /// Changes the pattern from a time.
    ///
    /// - Parameters:
    ///   - parameters: The parameters, whose times are relative to `time`.
    ///   - time: The time.
    /// - Throws: ``CHHapticError`` for invalid parameters, and if the engine is not running.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws

    /// Changes the pattern with a curve that begins at a time. The relative time of the curve is ignored.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws

    /// Stops the pattern at once, and removes all actions at later times.
    func cancel() throws
}

/// Called on a background queue after a player ended, also because its engine stopped. The error is `nil`.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void

/// A player that pauses, seeks and repeats its pattern.
///
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticadvancedpatternplayer
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether the pattern repeats until it is stopped; `false` by default. A pattern without a duration is not
    /// repeated.
    var loopEnabled: Bool { get set }
    /// The position after which a pattern repeats, in seconds; 0, the default, for the end of the pattern.
    /// A repetition lasts at least a millisecond, and those that a long frame missed are left out.
    var loopEnd: TimeInterval { get set }
    /// The speed of the pattern, from 0.01 to 100; 1 by default.
    var playbackRate: Float { get set }
    /// The handler for the end of the pattern. The default handler does nothing.
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }

    /// Pauses the pattern at a time.
    func pause(atTime time: TimeInterval) throws

    /// Continues a paused pattern at a time.
    func resume(atTime time: TimeInterval) throws

    /// Sets the position in the pattern, in seconds from its beginning.
    ///
    /// - Throws: ``CHHapticError`` with the code `invalidTime` for a negative position.
    func seek(toOffset offsetTime: TimeInterval) throws
}
