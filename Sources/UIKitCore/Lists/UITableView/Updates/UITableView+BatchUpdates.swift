extension UITableView {
    /// Applies several changes together. The closure does not escape, so it can capture another nonescaping closure.
    ///
    /// Calls `performBatchUpdates(_:completion:)` with the same arguments.
    /// - Parameters:
    ///   - updates: Changes the data, and calls the insert, delete, move and reload methods for the changes. Called
    ///     before this method returns.
    ///   - completion: Called with `true` when all rows have their new frames.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
