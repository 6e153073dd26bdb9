/// Calls of optional requirements with a result, in protocols that were visible to Objective-C.
///
/// On iOS, `delegate?.height?(for: row)` is `nil` if the delegate does not implement the method. The SDK's rewriter
/// gives each such requirement a default implementation, which calls ``missing(_:)``, and a second method with
/// an optional result, which calls ``value(_:)``. Apps call neither.
public enum OptionalRequirement {
    /// Returns whether an object's class implements a method, according to the class tables. Can be called on any
    /// thread.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name of the method.
    ///   - object: the object.
    public static func isImplemented(_ name: String, by object: AnyObject) -> Bool { ClassTables.implements(name, object) }

    /// Calls a method of a subclass, whose superclass adopts the protocol without the method.
    ///
    /// The method runs on the calling thread, whatever its actor is: Objective-C knows no actors either.
    /// - Parameters:
    ///   - target: the object.
    ///   - arguments: the arguments of the method, as a tuple if there are several.
    ///   - method: calls the method.
    public static func call<Target, Arguments, Result>(
        _ target: Target, _ arguments: Arguments, method: @escaping @MainActor (Target, Arguments) -> Result
    ) -> Result {
        // The types differ only in the actor, which the call of a closure does not change.
        unsafeBitCast(method, to: ((Target, Arguments) -> Result).self)(target, arguments)
    }

    /// Whether the default implementation ran during one call.
    // Only the calling thread uses the probe: the default implementation sets it before the call returns.
    private final class Probe: @unchecked Sendable {
        var isMissing = false
    }

    @TaskLocal private static var probe: Probe?

    /// Returns the result of a requirement, or `nil` if its default implementation ran.
    public static func value<Value>(_ body: () -> Value) -> Value? {
        let probe = Probe()
        let result = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { result.deallocate() }
        $probe.withValue(probe) { result.initialize(to: body()) }
        // The memory has no value that could be destroyed.
        return probe.isMissing ? nil : result.move()
    }

    /// Records that the default implementation of a requirement ran.
    ///
    /// - Returns: Zero bytes, which ``value(_:)`` discards unread.
    /// - Precondition: ``value(_:)`` made the call. On iOS, a call of a missing method stops the program too.
    public static func missing<Value>(_ name: StaticString = #function) -> Value {
        guard let probe else { preconditionFailure("\(name): the object does not implement the optional method") }
        probe.isMissing = true
        let size = max(1, MemoryLayout<Value>.size)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Value>.alignment)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return memory.assumingMemoryBound(to: Value.self).move()
    }
}
