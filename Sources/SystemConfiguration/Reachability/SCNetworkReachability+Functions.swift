internal import CoreGraphics
internal import SystemServices

/// Creates a target for the name of a host.
///
/// - Parameters:
///   - allocator: Ignored.
///   - nodename: The name, or an address as text.
/// - Returns: The target; `nil`, with the error `kSCStatusInvalidArgument`, for an empty name.
@discardableResult
public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    guard !name.isEmpty else {
        LastError.code = Int32(kSCStatusInvalidArgument)
        return nil
    }
    if let address = AddressBytes.parse(name) { return SCNetworkReachability(.addresses(local: nil, remote: address)) }
    return SCNetworkReachability(.name(name))
}

/// Creates a target for a remote address.
///
/// - Parameters:
///   - allocator: Ignored.
///   - address: An address of version 4 or 6. The address 0.0.0.0 or `::` stands for the Internet.
/// - Returns: The target; `nil`, with the error `kSCStatusInvalidArgument`, for another kind of address.
@discardableResult
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
    SCNetworkReachabilityCreateWithAddressPair(allocator, nil, address)
}

/// Creates a target for an address of this device and a remote address.
///
/// - Parameters:
///   - allocator: Ignored.
///   - localAddress: The address of this device; `nil` for any.
///   - remoteAddress: The remote address; `nil` to ask for the local address alone.
/// - Returns: The target; `nil`, with the error `kSCStatusInvalidArgument`, without an address, or for another kind of
///   address than one of version 4 or 6.
@discardableResult
public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    let (local, remote) = (localAddress.map { AddressBytes.read($0) }, remoteAddress.map { AddressBytes.read($0) })
    // A double optional is an address of another kind.
    let isInvalid = [local, remote].contains { $0 != nil && $0 == .some(nil) }
    guard !isInvalid, local != nil || remote != nil else {
        LastError.code = Int32(kSCStatusInvalidArgument)
        return nil
    }
    return SCNetworkReachability(.addresses(local: local ?? nil, remote: remote ?? nil))
}

/// Reads how a target can be reached now.
///
/// Waits for name servers if the target is a name, unless the target is scheduled and was resolved.
///
/// - Parameters:
///   - target: The target.
///   - flags: Receives the flags; empty for a target that cannot be reached, such as a name that does not resolve.
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>)
    -> Bool
{
    flags.pointee = target.currentFlags
    return true
}

/// Sets the callback of a target, which is called when the flags change.
///
/// The callback needs a schedule as well: a queue or a run loop.
///
/// - Parameters:
///   - target: The target.
///   - callout: The callback; `nil` for none. The info of the former callback is released.
///   - context: The info of the callback, which is retained until another callback is set; `nil` for none.
/// - Returns: `true`.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    let client = callout.map { ReachabilityClient($0, context?.pointee) }
    // The former client is released outside of the lock, because the app's release function may call this module.
    let former = target.state.withLock { state in
        defer { state.client = client }
        return state.client
    }
    withExtendedLifetime(former) {}
    return true
}

/// Sets the queue on which the callback of a target is called.
///
/// - Parameters:
///   - target: The target.
///   - queue: The queue; `nil` to end the calls.
/// - Returns: `false`, with the error `kSCStatusInvalidArgument`, if the target is scheduled already, or if `queue` is
///   `nil` and the target has no queue.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    let isAccepted = target.reschedule { schedule in
        if let queue {
            guard schedule.isEmpty else { return false }
            schedule = .queue(queue)
        } else {
            guard case .queue = schedule else { return false }
            schedule = .mainRunLoop(modes: [])
        }
        return true
    }
    return isAccepted || LastError.fail(kSCStatusInvalidArgument)
}

/// Adds a mode of the main run loop, in which the callback of a target is called.
///
/// > Difference from Apple: the callback is called in each mode in which the main run loop runs the main queue. Other
/// > run loops are refused, because Foundation for Linux does not wake them.
///
/// - Parameters:
///   - target: The target.
///   - runLoop: The main run loop.
///   - runLoopMode: The mode, such as `CFRunLoopMode.commonModes.rawValue`.
/// - Returns: `false`, with the error `kSCStatusInvalidArgument`, if the target has a queue, and with the error
///   `kSCStatusFailed` for another run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    guard runLoop === RunLoop.main else {
        Diagnostics.report(
            "reachability-run-loop",
            "SCNetworkReachabilityScheduleWithRunLoop: only the main run loop can be used. Use SCNetworkReachabilitySetDispatchQueue.")
        return LastError.fail(kSCStatusFailed)
    }
    let isAccepted = target.reschedule { schedule in
        guard case .mainRunLoop(let modes) = schedule else { return false }
        schedule = .mainRunLoop(modes: modes.union([runLoopMode as String]))
        return true
    }
    return isAccepted || LastError.fail(kSCStatusInvalidArgument)
}

/// Removes a mode of the main run loop.
///
/// - Parameters:
///   - target: The target.
///   - runLoop: The main run loop.
///   - runLoopMode: The mode.
/// - Returns: `false`, with the error `kSCStatusInvalidArgument`, if the target is not scheduled there.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
    let isMain = runLoop === RunLoop.main
    let isAccepted = target.reschedule { schedule in
        guard isMain, case .mainRunLoop(let modes) = schedule, modes.contains(runLoopMode as String) else { return false }
        schedule = .mainRunLoop(modes: modes.subtracting([runLoopMode as String]))
        return true
    }
    return isAccepted || LastError.fail(kSCStatusInvalidArgument)
}
