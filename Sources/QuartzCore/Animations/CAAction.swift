/// An action that responds to a change of a layer.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - key: The name of the property that changed.
    ///   - object: The layer.
    ///   - dict: Further arguments; always `nil`.
    func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the change is not animated.
    public func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {}
}
