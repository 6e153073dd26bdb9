/// What answers to a change of a layer.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - key: the name of the property that changed.
    ///   - object: the layer.
    ///   - dict: further arguments; none are handed out.
    func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the change is not animated.
    public func run(forKey key: String, object: Any, arguments dict: [AnyHashable: Any]?) {}
}
