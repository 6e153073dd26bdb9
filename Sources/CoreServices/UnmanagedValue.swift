/// The result of a function of CoreServices whose name contains "Create" or "Copy".
///
/// > Difference from Apple: these functions return `Unmanaged`, which contains classes only. The names of Core
/// > Foundation are Swift values here, which need no memory management. All methods return the value.
public struct UnmanagedValue<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    /// Returns the value.
    public func takeRetainedValue() -> Value { value }

    /// Returns the value.
    public func takeUnretainedValue() -> Value { value }

    /// Returns the container.
    public func retain() -> UnmanagedValue { self }

    /// Returns the container.
    public func autorelease() -> UnmanagedValue { self }

    /// Does nothing, because a value needs no memory management.
    public func release() {}
}

extension UnmanagedValue: Sendable where Value: Sendable {}
