/// Reports layout that does not end because it invalidates itself.
@MainActor enum EndlessLayout {
    /// - Parameter operation: the operation that did not end after ``LayoutPass/maximumRounds`` rounds.
    static func report(_ operation: String, of items: [any LayoutItem]) {
        let names = items.map { ConstraintOperand.name($0) }
        Diagnostics.report(
            "layout.endless",
            "\(operation) does not end after \(LayoutPass.maximumRounds) rounds: \(names.joined(separator: ", ")). Change nothing there "
                + "that asks for the same again.",
            numbers: ["rounds": Double(LayoutPass.maximumRounds), "views": Double(names.count)])
    }
}
