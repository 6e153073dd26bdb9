extension Subscription {
    /// The previous name of ``endsWithOwner()``.
    @available(*, deprecated, renamed: "endsWithOwner()")
    @discardableResult public func outlastsFilling() -> Subscription { endsWithOwner() }
}
