/// Called when the flags of a target change.
///
/// - Parameters: The target, its flags, and the info of the context.
///
/// > Difference from Apple: this is a Swift function, and not a C function. A closure may therefore capture values.
public typealias SCNetworkReachabilityCallBack =
    @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// A value of the app that its callback receives, and the functions that keep the value alive.
///
/// - Source: https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext
public struct SCNetworkReachabilityContext {
    /// The version of the structure, 0.
    public var version: CFIndex
    /// The value that the callback receives.
    public var info: UnsafeMutableRawPointer?
    /// Retains the info when a callback is set, and during each call; `nil` for a value that needs none.
    public var retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Releases the info when the callback is replaced or the target is released, and after each call.
    public var release: (@Sendable (UnsafeRawPointer) -> Void)?
    /// Returns a description of the info.
    public var copyDescription: (@Sendable (UnsafeRawPointer) -> Unmanaged<CFString>)?

    /// Creates a context without info.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: (@Sendable (UnsafeRawPointer) -> Void)?, copyDescription: (@Sendable (UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// A callback with its context, whose info is retained as long as the object lives.
final class ReachabilityClient: Sendable {
    private let callback: SCNetworkReachabilityCallBack
    /// The address of the info. A pointer itself could not be used on several threads.
    private let info: UInt?
    private let retain: (@Sendable (UnsafeRawPointer) -> UnsafeRawPointer)?
    private let release: (@Sendable (UnsafeRawPointer) -> Void)?

    init(_ callback: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?) {
        self.callback = callback
        retain = context?.retain
        release = context?.release
        let pointer = context?.info.map { UnsafeRawPointer($0) }
        info = pointer.map { UInt(bitPattern: context?.retain?($0) ?? $0) }
    }

    deinit {
        if let pointer = info.flatMap({ UnsafeRawPointer(bitPattern: $0) }) { release?(pointer) }
    }

    /// Calls the callback. The info is retained meanwhile, so that the callback may be replaced during the call.
    func call(_ target: SCNetworkReachability, _ flags: SCNetworkReachabilityFlags) {
        guard let pointer = info.flatMap({ UnsafeRawPointer(bitPattern: $0) }) else { return callback(target, flags, nil) }
        let retained = retain?(pointer) ?? pointer
        callback(target, flags, UnsafeMutableRawPointer(mutating: retained))
        if retain != nil { release?(retained) }
    }
}
