extension UITableView {
    /// Carries out several changes as one, by a closure that does not escape, such as one that captures another such closure.
    ///
    /// Calls `performBatchUpdates(_:completion:)` with the same arguments.
    /// - Parameters:
    ///   - updates: changes the data, and calls the insert, delete, move and reload methods for it; called before this method returns.
    ///   - completion: called when rows have taken their places; always with `true`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
