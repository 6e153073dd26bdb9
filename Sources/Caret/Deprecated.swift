extension Subscription {
    /// The previous name of ``endsWithOwner()``.
    @available(*, deprecated, renamed: "endsWithOwner()")
    @discardableResult public func outlastsFilling() -> Subscription { endsWithOwner() }
}

extension ControlEvent {
    /// The previous name of ``debounce(for:)``.
    @available(*, deprecated, renamed: "debounce(for:)")
    @MainActor public func debounced(for interval: Duration) -> ControlEvent { debounce(for: interval) }
}
