internal import Synchronization
internal import SystemServices
internal import UIKitCore

/// The connection of an app to the motor for haptics. May be used on any thread.
///
/// Patterns are played on the frame clock, and recorded in `app.system.haptics.played`.
/// > Difference from Apple: haptics are recorded. They are felt only on telephones whose browser shows the app's page.
/// > The class is no subclass of `NSObject`, whose initializer cannot throw here.
/// - Source: https://developer.apple.com/documentation/corehaptics/chhapticengine
// Unchecked: a lock guards the state.
open class CHHapticEngine: @unchecked Sendable {
    /// Called with `nil`, or the reason of a failure.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    /// Called after the system stopped the engine.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// Called after the service of haptics restarted. The engine has stopped, and has lost its sounds.
    public typealias ResetHandler = () -> Void
    /// Called after the last player ended. Returns what the engine does then.
    public typealias FinishedHandler = @Sendable ((any Error)?) -> FinishedAction

    /// The reason why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// The audio session was interrupted, as by a telephone call.
        case audioSessionInterrupt = 1
        /// The app entered the background.
        case applicationSuspended = 2
        /// The engine with ``CHHapticEngine/isAutoShutdownEnabled`` was not used for two minutes.
        case idleTimeout = 3
        /// The handler of ``CHHapticEngine/notifyWhenPlayersFinished(finishedHandler:)`` requested the stop.
        case notifyWhenFinished = 4
        /// The engine was released.
        case engineDestroyed = 5
        /// The game controller was disconnected.
        case gameControllerDisconnect = 6
        /// The system failed.
        case systemError = -1
    }

    /// The state of an engine after the end of its players.
    public enum FinishedAction: Int, Sendable {
        /// The engine stops.
        case stopEngine = 1
        /// The engine continues to run.
        case leaveEngineRunning = 2
    }

    struct State: Sendable {
        var isRunning = false
        var playsHapticsOnly = false
        var playsAudioOnly = false
        var isMutedForAudio = false
        var isMutedForHaptics = false
        var isAutoShutdownEnabled = false
        var stoppedHandler = UncheckedSendableBox<StoppedHandler> { _ in }
        var resetHandler = UncheckedSendableBox<ResetHandler> {}
        var finishedHandler: FinishedHandler?
        var players: [ObjectIdentifier: PatternPlayer] = [:]
        var sounds: [CHHapticAudioResourceID: URL] = [:]
        var nextSound = 1
        var number = 0
        /// The number of the last use, for the shutdown of an idle engine.
        var useCount = 0
    }

    let state = Mutex(State())
    let service: HapticsService
    private var observer: (any NSObjectProtocol)?

    /// Returns the support of the device for haptics.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { DeviceCapability() }

    /// Creates an engine that is not running.
    ///
    /// - Throws: ``CHHapticError`` with the code `notSupported` on a device without haptics.
    public init() throws {
        service = SystemServices.current.haptics
        guard service.supportsHaptics else { throw CHHapticError(.notSupported) }
        let number = service.addEngine { [weak self] interruption in self?.handle(interruption) }
        state.withLock { $0.number = number }
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in self?.stop(.applicationSuspended) }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        if isRunning {
            let handler = UncheckedSendableBox(stoppedHandler)
            HapticQueue.run { handler.value(.engineDestroyed) }
            service.setRunning(state.withLock { $0.number }, false)
        }
        service.removeEngine(state.withLock { $0.number })
    }

    /// The time of the frame clock, in seconds.
    open var currentTime: TimeInterval { CACurrentMediaTime() }

    /// Whether the engine plays no sounds; `false` by default.
    open var playsHapticsOnly: Bool {
        get { self[\.playsHapticsOnly] }
        set { self[\.playsHapticsOnly] = newValue }
    }
    /// Whether the engine plays only sounds; `false` by default.
    open var playsAudioOnly: Bool {
        get { self[\.playsAudioOnly] }
        set { self[\.playsAudioOnly] = newValue }
    }
    /// Whether audio events are not played; `false` by default.
    open var isMutedForAudio: Bool {
        get { self[\.isMutedForAudio] }
        set { self[\.isMutedForAudio] = newValue }
    }
    /// Whether haptic events are not played; `false` by default.
    open var isMutedForHaptics: Bool {
        get { self[\.isMutedForHaptics] }
        set { self[\.isMutedForHaptics] = newValue }
    }
    /// Whether the engine starts with a player, and stops after two minutes without one; `false` by default.
    open var isAutoShutdownEnabled: Bool {
        get { self[\.isAutoShutdownEnabled] }
        set { self[\.isAutoShutdownEnabled] = newValue }
    }
    /// The handler for stops that the app did not request. Called on a background queue.
    open var stoppedHandler: StoppedHandler {
        get { self[\.stoppedHandler].value }
        set { self[\.stoppedHandler].value = newValue }
    }
    /// The handler for a restart of the service. Called on a background queue. Start the engine here.
    open var resetHandler: ResetHandler {
        get { self[\.resetHandler].value }
        set { self[\.resetHandler].value = newValue }
    }

    private subscript<Value: Sendable>(_ path: WritableKeyPath<State, Value> & Sendable) -> Value {
        get { state.withLock { $0[keyPath: path] } }
        set { state.replace(path, with: newValue) }
    }

    /// Starts the engine.
    ///
    /// - Parameter completionHandler: Called on a background queue after the start.
    open func start(completionHandler: CompletionHandler? = nil) {
        let error = startEngine()
        if let completionHandler { HapticQueue.run { completionHandler(error) } }
    }

    /// Starts the engine.
    ///
    /// - Throws: ``CHHapticError`` with the code `notSupported` if the device no longer supports haptics.
    open func start() throws { if let error = startEngine() { throw error } }

    /// Stops the engine and its players.
    ///
    /// - Parameter completionHandler: Called on a background queue after the stop.
    open func stop(completionHandler: CompletionHandler? = nil) {
        stopEngine()
        if let completionHandler { HapticQueue.run { completionHandler(nil) } }
    }

    /// Calls a handler once on a background queue, after the last player ended. Without a player, calls it at once.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { notifyWhenFinished(finishedHandler) }

    /// Creates a player of a pattern.
    ///
    /// - Throws: ``CHHapticError`` for a sound that does not exist.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        try PatternPlayer(pattern, self, sounds: self[\.sounds])
    }

    /// Creates a player that pauses, seeks and repeats its pattern.
    ///
    /// - Throws: ``CHHapticError`` for a sound that does not exist.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        try PatternPlayer(pattern, self, sounds: self[\.sounds])
    }

    /// Plays the pattern of an AHAP file at once.
    ///
    /// - Throws: ``CHHapticError`` for a file that describes no pattern, and if the engine is not running.
    open func playPattern(from fileURL: URL) throws { try playOnce(CHHapticPattern(contentsOf: fileURL)) }

    /// Plays the pattern of the contents of an AHAP file at once.
    ///
    /// - Throws: ``CHHapticError`` for data that describes no pattern, and if the engine is not running.
    open func playPattern(from data: Data) throws { try playOnce(CHHapticPattern(data: data, folder: nil)) }

    /// Registers a sound for events with `CHHapticEvent(audioResourceID:parameters:relativeTime:)`.
    ///
    /// - Parameters:
    ///   - resourceURL: The URL of a file.
    ///   - options: Ignored: sounds are recorded and not heard.
    /// - Throws: ``CHHapticError`` with the code `fileNotFound` for a missing file.
    open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws -> CHHapticAudioResourceID {
        guard FileManager.default.isReadableFile(atPath: resourceURL.path) else { throw CHHapticError(.fileNotFound) }
        return state.withLock { state in
            defer { state.nextSound += 1 }
            state.sounds[state.nextSound] = resourceURL
            return state.nextSound
        }
    }

    /// Removes a sound.
    ///
    /// - Throws: ``CHHapticError`` with the code `invalidAudioResource` for an unknown number.
    open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {
        guard state.withLock({ $0.sounds.removeValue(forKey: resourceID) }) != nil else { throw CHHapticError(.invalidAudioResource) }
    }
}
