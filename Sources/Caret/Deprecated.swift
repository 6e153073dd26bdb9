extension Subscription {
    /// The old name of ``endsWithOwner()``.
    @available(*, deprecated, renamed: "endsWithOwner()")
    @discardableResult public func outlastsFilling() -> Subscription { endsWithOwner() }
}
